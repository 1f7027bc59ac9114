import { builtInCredits, callAddress, mediaTypes } from '@gildshelf/api-client/contract';
import type { SentAnswers } from '@gildshelf/api-client/react';
import { createFixtureFetch, type FixtureFetchOptions } from '@gildshelf/api-client/testing';
import { describe, expect, test } from 'vitest';
import { greatestAgeOf, questionsOf, renderPage } from './entry-server.tsx';
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
  gameData: builtInCredits.game,
  animeData: builtInCredits.anime,
};
const hades = '/game/hades-2018';

/** What the fixtures answer to the questions of a page. */
async function answersFor(address: string, host?: FixtureFetchOptions): Promise<SentAnswers> {
  const fetch = createFixtureFetch({ visibility: 'public', ...host });
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
  test.each([
    ...['/', hades, '/anime/steins-gate', '/search', '/search?query=the', '/game/nothing'],
    ...['/user/mara/collection', '/user/nobody/collection'],
  ])(
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
    [
      '/user/a%20b/collection',
      ['games', 'anime', 'movies'].map((items) => `/api/collections/a%20b/${items}`),
    ],
    ['/user/%E0%A4%A/collection', undefined],
    ['/user/../collection', []],
    ['/user/%00/collection', []],
    ['/user/mara/collection/more', undefined],
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

  describe('of a public collection', () => {
    const mara = '/user/mara/collection';

    test('shows whose it is, how much of each there is, and the cards, with nothing to do to them', async () => {
      const { html, head, data, status } = await pageOf(mara);
      expect(status).toBe(200);
      expect(html).toMatch(/<h1[^>]*><bdi>Mara<\/bdi>’s collection<\/h1>/);
      for (const part of [html, data])
        for (const title of ['Hades', 'Steins;Gate']) expect(part).toContain(title);
      expect(html.match(/Status: /g)).toHaveLength(14);
      expect(html).not.toContain('Movies of');
      expect(html).not.toMatch(/<button[^>]*(Edit|Remove)/);
      expect(head).toContain('<title>Mara’s collection · Gildshelf</title>');
      expect(head).toContain('content="9 games, 5 anime on the shelves of Gildshelf."');
      expect(head).toMatch(/<meta property="og:type" content="profile"/);
      expect(head).toContain('application/json+oembed');
    });

    test('ends with the way to its next titles, and a page that starts there shows that media type alone', async () => {
      const { html } = await pageOf(mara);
      expect(html).not.toContain('Show more');
      const { publicListEndpoint } = mediaTypes.game;
      const list = await answersFor(mara);
      const address = callAddress(publicListEndpoint, { params: { username: 'mara' } });
      const first = { ...list[address], body: { ...(list[address]?.body as object), next: '4' } };
      const long = await renderPage(mara, { ...list, [address]: first } as SentAnswers, settings);
      expect(long.html).toMatch(
        /<a [^>]*href="\/user\/mara\/collection\?type=game&amp;after=4"[^>]*>[^/]*Show more/,
      );
      const rest = await pageOf(`${mara}?type=game&after=4`);
      expect(rest.status).toBe(200);
      expect(rest.html.match(/Status: /g)).toHaveLength(5);
      expect(rest.html).not.toContain('Steins;Gate');
      expect(rest.html).toMatch(/<a [^>]*href="\/user\/mara\/collection"[^>]*>Back to the start/);
      expect(rest.head).toMatch(/rel="canonical" href="https:\/\/shelf\.example\/user\/mara\/collection"/);
    });

    test('from a place that it does not have is not found, and an odd one is ignored', async () => {
      const { publicListEndpoint } = mediaTypes.game;
      const address = `${mara}?type=game&after=nowhere`;
      const asked = callAddress(publicListEndpoint, {
        params: { username: 'mara' },
        query: { after: 'nowhere' },
      });
      const answers = { [asked]: { status: 400, body: { message: 'No' } } };
      expect(await renderPage(address, answers, settings)).toMatchObject({ status: 404 });
      for (const odd of ['?type=game', '?after=4', '?type=toys&after=4', '?type=game&after=%3Cb%3E'])
        expect((await pageOf(mara + odd)).html.match(/Status: /g), odd).toHaveLength(14);
    });

    test('has one address, as the owner writes their name', async () => {
      const { head } = await pageOf('/user/MARA/collection');
      expect(head).toMatch(/rel="canonical" href="https:\/\/shelf\.example\/user\/mara\/collection"/);
    });

    // @control:SEC-01
    test('that is private is the page of one that is not there, but for the name in its address', async () => {
      const hidden = await renderPage(mara, await answersFor(mara, { visibility: 'private' }), settings);
      const missing = await pageOf('/user/nope/collection');
      expect(hidden.status).toBe(404);
      expect(hidden.html).toContain('There is no public collection under this name.');
      expect(hidden.head).toContain('<title>Not found · Gildshelf</title>');
      expect(JSON.stringify(hidden)).toBe(JSON.stringify(missing).replaceAll('nope', 'mara'));
    });

    test('in which there is nothing says so', async () => {
      const { html, status } = await renderPage(mara, await answersFor(mara, { shelves: {} }), settings);
      expect(status).toBe(200);
      expect(html).toContain('No titles yet.');
    });

    test('may be a minute old and no older, and so may that there is none', () => {
      expect(greatestAgeOf(mara)).toBe(60_000);
      expect(greatestAgeOf('/user/nope/collection')).toBe(60_000);
      for (const address of ['/', hades, '/search?query=a', '/auth/login', '/account'])
        expect(greatestAgeOf(address)).toBeUndefined();
    });

    test.each([
      '</script></title><script>alert(1)</script>',
      `"'><img src=x onerror=alert(1)> &amp;`,
      '\u202earam',
    ])('is shown with the name of its owner as it is, and nothing in it is markup: %j', async (name) => {
      const answers = await answersFor(mara);
      const named = Object.fromEntries(
        Object.entries(answers).map(([asked, { status, body }]) => [
          asked,
          { status, body: { ...(body as object), display_name: name } },
        ]),
      );
      const page = await renderPage(mara, named, settings);
      expect(page.html + page.head).not.toMatch(/<script>alert|<img src=x|\u202e/);
      expect(page.data.match(/<\/script>/g)).toHaveLength(2);
    });
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
