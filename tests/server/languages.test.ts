import { languages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { addTitle } from '../../apps/api/src/testing/database/titles.ts';
import { readDocument } from '../../apps/api/src/testing/readMarkup.ts';
import { startWithPages } from '../support/servers/startWithPages.ts';

eachEngine((engine) => {
  async function start() {
    const { requestPage, store } = await startWithPages(engine);
    const slug = await addTitle(store, 'Portal 2');
    const open = async (url: string, headers: Record<string, string> = {}) => {
      const response = await requestPage(url, { headers });
      const html = await response.text();
      return { response, page: readDocument(html), language: /<html lang="(\w+)"/.exec(html)?.[1] };
    };
    return { slug, open };
  }

  test.each([
    ['Accept-Language', '', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }],
    ['a cookie', '', { 'accept-language': 'ja', cookie: 'lang=de' }],
    ['the URL', '?lang=de', { 'accept-language': 'ja', cookie: 'lang=ja' }],
  ])('pages are rendered in the language of %s', async (_, query, headers) => {
    const { slug, open } = await start();
    const { page: home, language } = await open(`/${query}`, headers);
    expect(language).toBe('de');
    expect(home.querySelector('#root')?.textContent).toContain('Jetzt mitmachen');
    const { page: title } = await open(`/game/${slug}${query}`, headers);
    expect(title.querySelector('#root')?.textContent).toContain('Stell es in dein Regal');
    expect(title.querySelector('title')?.textContent).toBe('Portal 2 · Gildshelf');
  });

  test('a cached page is that of the language, and the response names what it depends on', async () => {
    const { open } = await start();
    const joinNow = { en: 'Join Now', de: 'Jetzt mitmachen', ja: '今すぐ参加' };
    for (const _ of ['rendered', 'cached'])
      for (const [tag, text] of Object.entries(joinNow)) {
        const { response, page } = await open('/', { 'accept-language': tag });
        expect(page.querySelector('#root')?.textContent).toContain(text);
        expect(response.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
      }
  });

  test('a visitor with a language can choose another one while the page is cached in both', async () => {
    const { open } = await start();
    for (const tag of ['de', 'ja', 'en']) await open('/', { cookie: `lang=${tag}` });
    const { response, language } = await open('/?lang=ja', { cookie: 'lang=de' });
    expect(language).toBe('ja');
    expect(response.headers.get('set-cookie')).toMatch(/^lang=ja;/);
  });

  test('a page names its URL in each language, and its own as canonical', async () => {
    const { slug, open } = await start();
    const { page } = await open(`/game/${slug}?lang=ja`);
    const links = Array.from(page.querySelectorAll('link[rel=alternate][hreflang]'), (link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '').search,
    ]);
    expect(links).toEqual([
      ...Object.keys(languages).map((tag) => [tag, tag === 'en' ? '' : `?lang=${tag}`]),
      ['x-default', ''],
    ]);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\?lang=ja$/);
  });

  test('only a language of the URL is stored in a cookie', async () => {
    const { open } = await start();
    const cookieOf = async (url: string) => (await open(url)).response.headers.get('set-cookie');
    expect(await cookieOf('/?lang=de')).toMatch(/^lang=de; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(await cookieOf('/')).toBeNull();
    expect(await cookieOf('/?lang=xx')).toBeNull();
    expect(await cookieOf('/embed/carousel?lang=de')).toBeNull();
  });

  test('a page that the browser renders has the language, by which the site loads its messages', async () => {
    const { app } = await startWithPages(engine);
    const response = await app.request('/user/mara/profile', { headers: { 'accept-language': 'ja' } });
    expect(await response.text()).toContain('<html lang="ja">');
  });

  test('a frame is in the language of its parameter, whatever the visitor prefers', async () => {
    const { slug, open } = await start();
    const headers = { 'accept-language': 'ja', cookie: 'lang=ja' };
    const german = await open(`/embed/rating?slug=${slug}&lang=de-CH`, headers);
    expect(german.language).toBe('de');
    expect(german.page.querySelector('title')?.textContent).toBe('Bewertung von Portal 2');
    expect(german.page.textContent).toContain('Hier hat noch niemand bewertet');
    const english = await open(`/embed/rating?slug=${slug}`, headers);
    expect(english.language).toBe('en');
    expect(english.page.textContent).toContain('Nobody has rated it here yet');
  });
});
