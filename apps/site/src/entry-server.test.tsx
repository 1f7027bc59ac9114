import type { SentAnswers } from '@gildshelf/api-client/react';
import { createFixtureFetch } from '@gildshelf/api-client/testing';
import { describe, expect, test } from 'vitest';
import { questionsOf, renderPage } from './entry-server.tsx';
import { appRoutes, authRoutes } from './routes.ts';

const examples: Record<string, string> = { ':id': 'portal-2', ':slug': 'frieren', ':username': 'mara' };
const addresses = [...appRoutes, ...authRoutes].map(({ path }) =>
  path.replace(/:\w+/g, (name) => examples[name] ?? name),
);
const settings = {
  publicUrl: 'https://shelf.example',
  apiHost: '',
  humanCheck: 'proof-of-work',
  thirdParty: 'Example',
};
const hades = '/game/hades-2018';

/** What the fixtures answer to the questions of a page. */
async function answersFor(address: string): Promise<SentAnswers> {
  const fetch = createFixtureFetch();
  const answers = (questionsOf(address) ?? []).map(async (question) => {
    const answer = await fetch(question, { method: 'GET' });
    return [question, { status: answer.status, body: await answer.json() }] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** A page with its answers, as a server renders it. */
const pageOf = async (address: string) => renderPage(address, await answersFor(address), settings);

test('nothing here pretends to be a browser', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe('without any answer', () => {
  test.each([...addresses, '/nowhere'])('%s renders on the server without a browser', async (address) => {
    const { html, css } = await renderPage(address);
    expect(html).toContain('<main');
    expect(css).toContain('.gs-');
  });

  test('an address that leads nowhere says so', async () => {
    expect((await renderPage('/nowhere')).html).toContain('Unexpected Application Error!');
  });

  test('Home carries its brand and both carousels before any answer of the API', async () => {
    const { html } = await renderPage('/');
    for (const title of ['Top 100 Games', 'Top 100 Anime']) expect(html).toContain(title);
  });

  test.each(['/user/mara/dashboard', '/user/mara/profile'])(
    '%s is a spinner as long as nobody knows who is there',
    async (address) => {
      const { html } = await renderPage(address);
      expect(html).toMatch(/role="status"[^>]*>.*Loading/);
      expect(html).not.toContain('<h1');
    },
  );
});

describe('a page that comes complete', () => {
  test.each(['/', hades, '/anime/steins-gate', '/search', '/search?query=the', '/game/nothing'])(
    '%s has no style attribute, which the policy would block, and nothing that a script puts in its place',
    async (address) => {
      const { html } = await pageOf(address);
      expect(html).toMatch(/<h1[^>]*>/);
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toMatch(/<script|<template| hidden=/);
    },
  );

  test.each([
    ['/', ['/api/games/top', '/api/anime/top']],
    ['/game/portal-2', ['/api/games/portal-2']],
    ['/anime/a%20b', ['/api/anime/a%20b']],
    ['/search', []],
    ['/search?query=a%26b', ['/api/games/search?query=a%26b', '/api/anime/search?query=a%26b']],
    ['/game/top', []],
    ['/game/%E0%A4%A', undefined],
    ['/movie/heat', undefined],
    ['/game/a/b', undefined],
    ['/account', undefined],
    ['/auth/login', []],
    ['/auth/verify-email', undefined],
    ['/auth/reset-password', undefined],
    ['/user/mara/dashboard', undefined],
  ])('%s asks %j', (address, questions) => {
    expect(questionsOf(address)).toEqual(questions);
  });

  test('Home shows the titles of both lists, and carries them for the browser', async () => {
    const { html, data, status } = await pageOf('/');
    expect(status).toBe(200);
    for (const part of [html, data])
      for (const title of ['Hades', 'Steins;Gate']) expect(part).toContain(title);
    expect(html.match(/<li/g)?.length).toBeGreaterThan(3);
  });

  test('a title page shows its facts and says of itself what it is', async () => {
    const { html, head, status } = await pageOf(hades);
    expect(status).toBe(200);
    expect(html).toContain('Release Date');
    expect(head).toContain('<title>Hades · Gildshelf</title>');
    expect(head).toMatch(/<link rel="canonical" href="https:\/\/shelf\.example\/game\/hades-2018"[^>]*>/);
    expect(head).toMatch(/<meta property="og:title" content="Hades"[^>]*>/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'VideoGame',
      name: 'Hades',
      url: 'https://shelf.example/game/hades-2018',
    });
  });

  test.each([
    ['/auth/login', 'Log in', 'Continue with Example'],
    ['/auth/register', 'Create an account', 'Sign up with Example'],
    ['/auth/forgot-password', 'Forgot password', 'I am human'],
  ])(
    '%s is a form with the settings of the site, which only a script can send',
    async (address, title, says) => {
      const { html, head, needsScript } = await pageOf(address);
      expect(head).toContain(`<title>${title} · Gildshelf</title>`);
      expect(html.replaceAll('<!-- -->', '')).toContain(says);
      expect(html).toMatch(/<button(?=[^>]* type="submit")[^>]* disabled=""/);
      expect(needsScript).toBe(true);
      expect((await pageOf('/')).needsScript).toBe(false);
    },
  );

  test('settings that offer nobody to sign in with, and ask for no human, show in the form', async () => {
    const bare = { ...settings, humanCheck: 'none', thirdParty: null };
    const { html } = await renderPage('/auth/login', {}, bare);
    expect(html).not.toContain('Continue with');
    expect(html).not.toContain('I am human');
  });

  test('an anime is a series', async () => {
    expect((await pageOf('/anime/steins-gate')).head).toContain('"@type":"TVSeries"');
  });

  test.each(['/game/nothing', '/game/top', '/anime/search'])(
    '%s is not found, and says so',
    async (address) => {
      const { status, html, head } = await pageOf(address);
      expect(status).toBe(404);
      expect(html).toContain('information not found');
      expect(head).toContain('<title>Not found · Gildshelf</title>');
    },
  );

  test('a search shows what it found', async () => {
    const { html } = await pageOf('/search?query=hades');
    expect(html).toContain('1 result');
    expect(html).toContain(`href="${hades}"`);
  });

  test('words of a host end no element: neither in the page, nor in its head, nor in its data', async () => {
    const name = '</script></title><script>alert(1)</script><!-- "&';
    const body = { id: 1, slug: 'evil', name, description_raw: name };
    const page = await renderPage('/game/evil', { '/api/games/evil': { status: 200, body } }, settings);
    expect(page.html + page.head).not.toContain('<script>alert');
    expect(page.data.match(/<\/script>/g)).toHaveLength(2);
    expect(page.head.match(/<\/script>/g)).toHaveLength(1);
    expect(page.head.match(/<\/title>/g)).toHaveLength(1);
    const [, json] = /<script id="answers"[^>]*>(.*?)<\/script>/.exec(page.data) ?? [];
    expect(JSON.parse(json ?? '')['/api/games/evil'].body.name).toBe(name);
  });

  test.each([503, 500, 429])('an answer of %i makes no page', async (status) => {
    const answers = { '/api/games/portal-2': { status, body: {} } };
    await expect(renderPage('/game/portal-2', answers)).rejects.toThrow(String(status));
  });
});
