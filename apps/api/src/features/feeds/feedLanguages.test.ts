import { mediaTypes } from '@gildshelf/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { installBuiltInTitles } from '../../testing/database/titles.ts';
import { readXml } from '../../testing/readMarkup.ts';

const api = 'https://api.example';
const vary = 'accept-encoding, accept-language, cookie';

/** A server with a public collection of one rated game; `open` requests a feed of it. */
async function startWithCollection(engine: Engine) {
  const store = await engine.freshStore();
  await installBuiltInTitles(store, () => 0);
  const { call, member } = await createTestApp(engine, { API_URL: api, RATE_LIMITS: 'off' }, { store });
  const { token } = await member('Mara');
  await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
  const body = { username: 'Mara', gameId: 'portal', rating: 4.5, status: 'completed' };
  expect((await call('POST', mediaTypes.game.rateTitle.path, { token, body })).status).toBe(200);
  return (file: string, headers: Record<string, string> = {}) => call('GET', `/feeds/${file}`, { headers });
}

eachEngine(
  (engine) => {
    let open: Awaited<ReturnType<typeof startWithCollection>>;
    beforeAll(async () => {
      open = await startWithCollection(engine);
    });

    test.each([
      ['the URL', '?lang=de', { 'accept-language': 'ja', cookie: 'lang=ja' }],
      ['the cookie', '', { 'accept-language': 'ja', cookie: 'lang=de' }],
      ['Accept-Language', '', { 'accept-language': 'de-AT, en;q=0.5' }],
    ])('a feed is in the language of %s', async (_, query, headers) => {
      const atom = await open(`mara/game.atom${query}`, headers);
      expect(Object.fromEntries(atom.headers)).toMatchObject({ 'content-language': 'de', vary });
      const feed = readXml(atom.text);
      expect(feed.getAttribute('xml:lang')).toBe('de');
      const texts = ['title', 'entry > title', 'entry > content'].map(
        (selector) => feed.querySelector(`:scope > ${selector}`)?.textContent,
      );
      expect(texts).toEqual(['Sammlung von Mara: Spiele', 'Portal', 'Abgeschlossen, mit 4,5 von 5 bewertet']);
      expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
        `${api}/feeds/Mara/game.atom${query}`,
      );
      const { body } = await open(`mara.json${query}`, headers);
      expect(body).toMatchObject({
        language: 'de',
        title: 'Sammlung von Mara',
        feed_url: `${api}/feeds/Mara.json${query}`,
      });
    });

    test('a feed has an ETag for each language, and is in English where the language is unknown', async () => {
      const english = await open('mara.atom');
      const etag = english.headers.get('etag') ?? '';
      expect(readXml(english.text).getAttribute('xml:lang')).toBe('en');
      expect((await open('mara.atom?lang=ja', { 'if-none-match': etag })).text).toContain(
        'Maraのコレクション',
      );
      expect((await open('mara.atom', { 'accept-language': 'de', 'if-none-match': etag })).status).toBe(200);
      for (const query of ['', '?lang=xx', '?lang=', '?lang=en', '?lang=__proto__']) {
        const unchanged = await open(`mara.atom${query}`, { 'if-none-match': etag });
        expect([unchanged.status, unchanged.headers.get('vary')], query).toEqual([304, vary]);
      }
    });
  },
  { shared: true },
);
