import { builtInCredits, builtInTypes, endpointUrl, mediaTypes } from '@gildshelf/api-client/contract';
import type { PrefetchedResponses } from '@gildshelf/api-client/react';
import { createFixtureFetch, type FixtureFetchOptions } from '@gildshelf/api-client/testing';
import { describe, expect, test } from 'vitest';
import { maxAgeOf, pages, renderPage, requestUrlsOf } from './entry-server.tsx';

const examples: Record<string, string> = { ':id': 'portal-2', ':slug': 'frieren', ':username': 'mara' };
const urls = pages.map(({ path }) => path.replace(/:\w+/g, (name) => examples[name] ?? name));
const settings = {
  publicUrl: 'https://shelf.example',
  apiHost: '',
  humanCheck: 'proof-of-work',
  thirdParty: 'Example',
  ...{ dataCredits: builtInCredits, mediaTypes: builtInTypes },
};
const hades = '/game/hades-2018';

/** The fixtures' responses to the API requests of a page. */
async function responsesFor(url: string, apiOptions?: FixtureFetchOptions): Promise<PrefetchedResponses> {
  const fetch = createFixtureFetch({ visibility: 'public', ...apiOptions });
  const responses = (requestUrlsOf(url) ?? []).map(async (request) => {
    const response = await fetch(request, { method: 'GET' });
    return [request, { status: response.status, body: await response.json() }] as const;
  });
  return Object.fromEntries(await Promise.all(responses));
}

/** A page as the server renders it, with the responses to its requests. */
const pageOf = async (url: string) => renderPage(url, await responsesFor(url), settings);

test('the test environment has neither a window nor a document', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe('without API responses', () => {
  test.each([...urls, '/nowhere'])('%s renders on the server', async (url) => {
    const { html, css } = await renderPage(url);
    expect(html).toContain('<main');
    expect(css).toContain('.gs-');
  });

  test('an unknown URL renders the error screen', async () => {
    expect(await renderPage('/nowhere')).toMatchObject({
      status: 404,
      html: expect.stringContaining('Unexpected Application Error!'),
    });
  });

  test('Home renders the headings of both carousels', async () => {
    const { html } = await renderPage('/');
    for (const title of ['Top 100 Games', 'Top 100 Anime']) expect(html).toContain(title);
  });

  test.each(['/user/mara/dashboard', '/user/mara/profile'])(
    '%s renders a spinner, since the session is unknown',
    async (url) => {
      const { html } = await renderPage(url);
      expect(html).toMatch(/role="status"[^>]*>.*Loading/);
      expect(html).not.toContain('<h1');
    },
  );
});

describe('a server-rendered page', () => {
  test.each([
    ...['/', hades, '/anime/steins-gate', '/search', '/search?query=the', '/game/nothing'],
    ...['/user/mara/collection', '/user/nobody/collection'],
  ])(
    '%s has no style attributes, which the CSP would block, and no parts that a script would have to move',
    async (url) => {
      const { html } = await pageOf(url);
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
    ['/search?query=a%26b', ['games', 'anime', 'movies'].map((items) => `/api/${items}/search?query=a%26b`)],
    ['/search?query=a&type=game&page=2', ['/api/games/search?query=a&sort=best&page=2']],
    ['/game/top', []],
    ['/game/%E0%A4%A', undefined],
    ['/movie/heat', ['/api/movies/heat']],
    ['/song/heat', undefined],
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
  ])('%s requests %j', (url, requests) => {
    expect(requestUrlsOf(url)).toEqual(requests);
  });

  test('Home renders the titles of both lists and includes them in the hydration data', async () => {
    const { html, data, status } = await pageOf('/');
    expect(status).toBe(200);
    for (const part of [html, data])
      for (const title of ['Hades', 'Steins;Gate']) expect(part).toContain(title);
    expect(html.match(/<li/g)?.length).toBeGreaterThan(3);
  });

  test('a title page renders its facts, its metadata and its structured data', async () => {
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
    '%s renders its form with the settings of the site and a submit button that is disabled without JavaScript',
    async (url, title, text) => {
      const { html, head, needsScript } = await pageOf(url);
      expect(head).toContain(`<title>${title} · Gildshelf</title>`);
      expect(html.replaceAll('<!-- -->', '')).toContain(text);
      expect(html).toMatch(/<button(?=[^>]* type="submit")[^>]* disabled=""/);
      expect(needsScript).toBe(true);
      expect((await pageOf('/')).needsScript).toBe(false);
    },
  );

  test('the login form has neither a third-party button nor a human check when the settings disable them', async () => {
    const bare = { ...settings, humanCheck: 'none', thirdParty: null };
    const { html } = await renderPage('/auth/login', {}, bare);
    expect(html).not.toContain('Continue with');
    expect(html).not.toContain('I am human');
  });

  describe('of a public collection', () => {
    const mara = '/user/mara/collection';

    test('renders the owner, the totals and the cards, without buttons to edit or remove', async () => {
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

    test('links to its next titles, and the page that starts there renders only that media type', async () => {
      const { html } = await pageOf(mara);
      expect(html).not.toContain('Show more');
      const { listPublicTitles } = mediaTypes.game;
      const responses = await responsesFor(mara);
      const gamesRequest = endpointUrl(listPublicTitles, { params: { username: 'mara' } });
      const firstPage = {
        ...responses[gamesRequest],
        body: { ...(responses[gamesRequest]?.body as object), next: '4' },
      };
      const long = await renderPage(
        mara,
        { ...responses, [gamesRequest]: firstPage } as PrefetchedResponses,
        settings,
      );
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

    test('has status 404 for an unknown position, and ignores invalid parameters', async () => {
      const { listPublicTitles } = mediaTypes.game;
      const url = `${mara}?type=game&after=nowhere`;
      const request = endpointUrl(listPublicTitles, {
        params: { username: 'mara' },
        query: { after: 'nowhere' },
      });
      const responses = { [request]: { status: 400, body: { message: 'No' } } };
      expect(await renderPage(url, responses, settings)).toMatchObject({ status: 404 });
      for (const invalid of ['?type=game', '?after=4', '?type=toys&after=4', '?type=game&after=%3Cb%3E'])
        expect((await pageOf(mara + invalid)).html.match(/Status: /g), invalid).toHaveLength(14);
    });

    test("has one canonical URL, with the owner's spelling of the username", async () => {
      const { head } = await pageOf('/user/MARA/collection');
      expect(head).toMatch(/rel="canonical" href="https:\/\/shelf\.example\/user\/mara\/collection"/);
    });

    // @control:SEC-01
    test('renders a private collection like a missing one, except for the username in the URL', async () => {
      const hidden = await renderPage(mara, await responsesFor(mara, { visibility: 'private' }), settings);
      const missing = await pageOf('/user/nope/collection');
      expect(hidden.status).toBe(404);
      expect(hidden.html).toContain('There is no public collection under this name.');
      expect(hidden.head).toContain('<title>Not found · Gildshelf</title>');
      expect(JSON.stringify(hidden)).toBe(JSON.stringify(missing).replaceAll('nope', 'mara'));
    });

    test('renders a message when the collection is empty', async () => {
      const { html, status } = await renderPage(mara, await responsesFor(mara, { shelves: {} }), settings);
      expect(status).toBe(200);
      expect(html).toContain('No titles yet.');
    });

    test('has a maximum age of one minute, also when the collection is missing', () => {
      expect(maxAgeOf(mara)).toBe(60_000);
      expect(maxAgeOf('/user/nope/collection')).toBe(60_000);
      for (const url of ['/', hades, '/search?query=a', '/auth/login', '/account'])
        expect(maxAgeOf(url)).toBeUndefined();
    });

    test.each([
      '</script></title><script>alert(1)</script>',
      `"'><img src=x onerror=alert(1)> &amp;`,
      '\u202earam',
    ])("renders no markup and no bidi controls from the owner's display name: %j", async (name) => {
      const responses = await responsesFor(mara);
      const named = Object.fromEntries(
        Object.entries(responses).map(([request, { status, body }]) => [
          request,
          { status, body: { ...(body as object), display_name: name } },
        ]),
      );
      const page = await renderPage(mara, named, settings);
      expect(page.html + page.head).not.toMatch(/<script>alert|<img src=x|\u202e/);
      expect(page.data.match(/<\/script>/g)).toHaveLength(2);
    });
  });

  test('an anime page has the structured data of a TV series', async () => {
    expect((await pageOf('/anime/steins-gate')).head).toContain('"@type":"TVSeries"');
  });

  test.each(['/game/nothing', '/game/top', '/anime/search'])(
    '%s has status 404 and a message',
    async (url) => {
      const { status, html, head } = await pageOf(url);
      expect(status).toBe(404);
      expect(html).toContain('information not found');
      expect(head).toContain('<title>Not found · Gildshelf</title>');
    },
  );

  test('the search page renders a page of all results with links to the media types', async () => {
    const { html } = await pageOf('/search?query=hades&page=1');
    expect(html).toMatch(/<h2[^>]*>Games<\/h2>/);
    expect(html).toContain('href="/game/hades-2018"');
    expect(html).toContain('href="/search?query=hades&amp;type=game&amp;page=1"');
  });

  test('the search page renders its results', async () => {
    const { html } = await pageOf('/search?query=hades');
    expect(html).toContain('1 result');
    expect(html).toContain(`href="${hades}"`);
  });

  test('text from the API cannot close an element in the page, in its head or in its data', async () => {
    const name = '</script></title><script>alert(1)</script><!-- "&';
    const body = { id: 1, slug: 'evil', name, description_raw: name };
    const page = await renderPage('/game/evil', { '/api/games/evil': { status: 200, body } }, settings);
    expect(page.html + page.head).not.toContain('<script>alert');
    expect(page.data.match(/<\/script>/g)).toHaveLength(2);
    expect(page.head.match(/<\/script>/g)).toHaveLength(1);
    expect(page.head.match(/<\/title>/g)).toHaveLength(1);
    const [, json] = /<script id="responses"[^>]*>(.*?)<\/script>/.exec(page.data) ?? [];
    expect(JSON.parse(json ?? '')['/api/games/evil'].body.name).toBe(name);
  });

  test.each([503, 500, 429])('rejects when an API response has the status %i', async (status) => {
    const responses = { '/api/games/portal-2': { status, body: {} } };
    await expect(renderPage('/game/portal-2', responses)).rejects.toThrow(String(status));
  });
});
