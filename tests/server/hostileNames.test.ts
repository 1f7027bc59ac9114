import { mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { addTitle } from '../../apps/api/src/testing/database/titles.ts';
import { hostileNames } from '../../apps/api/src/testing/hostileNames.ts';
import { type MarkupElement, readDocument } from '../../apps/api/src/testing/readMarkup.ts';
import { startWithPages } from '../support/servers/startWithPages.ts';

/** Control characters, bidirectional overrides and the invisible byte order mark. */
const invisibleCharacter = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** The test takes ten seconds on two idle cores, and longer on a busy machine. */
const timeoutMs = 180_000;
const elementsOf = (page: MarkupElement) => [...page.querySelectorAll('*')];

/** The text and the attribute values of a page, without its scripts. */
function textAndAttributesOf(page: MarkupElement): string {
  const attributes = elementsOf(page).flatMap(({ attributes }) => [...attributes].map(({ value }) => value));
  const scripts = Array.from(page.querySelectorAll('script'), ({ textContent }) => textContent ?? '');
  return (
    scripts.reduce((text, script) => text.replace(script, ''), page.textContent ?? '') + attributes.join()
  );
}

eachEngine((engine) => {
  // @control:SEC-17
  test(
    'hostile names of users and titles add no elements, attributes, scripts or invisible characters to pages and frames',
    async () => {
      const { requestPage, store, time, call, member } = await startWithPages(engine, {
        PUBLIC_URL: 'https://shelf.example',
      });
      const { token } = await member('Mara');
      await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
      const { rateTitle, idField, statuses } = mediaTypes.game;

      /** All pages that show a title with this name, in the collection of a user with this name. */
      const pagesOf = async (name: string) => {
        time.now += 120_000;
        const slug = await addTitle(store, name);
        const body = { username: 'Mara', [idField]: slug, rating: 4, status: statuses[0] };
        expect((await call('POST', rateTitle.path, { token, body })).status).toBe(200);
        await store.db.updateTable('users').set({ display_name: name }).execute();
        const urls = [`/game/${slug}`, `/embed/rating?slug=${slug}`, `/embed/collection?user=Mara&count=1`];
        urls.push('/user/Mara/collection');
        const pages = urls.map(async (url) => {
          const response = await requestPage(url);
          expect(response.status, url).toBe(200);
          return readDocument(await response.text());
        });
        return Promise.all(pages);
      };

      const expectedElements = (await pagesOf('Hades')).map((page) =>
        elementsOf(page).map(({ localName }) => localName),
      );
      for (const name of hostileNames)
        for (const [index, page] of (await pagesOf(name)).entries()) {
          const elements = elementsOf(page);
          const unexpected = elements.filter(
            ({ localName }) => !expectedElements[index]?.includes(localName),
          );
          expect(
            unexpected.map(({ localName }) => localName),
            name,
          ).toEqual([]);
          const attributes = elements.flatMap(({ attributes }) => [...attributes].map(({ name }) => name));
          expect(
            attributes.filter((attribute) => /^on|^style$/.test(attribute)),
            name,
          ).toEqual([]);
          for (const script of page.querySelectorAll('script')) {
            if (script.getAttribute('src')) expect(script.getAttribute('src')).toBe('/embed-frame.js');
            else expect(() => JSON.parse(script.textContent ?? ''), name).not.toThrow();
          }
          expect(textAndAttributesOf(page), name).not.toMatch(invisibleCharacter);
        }
    },
    timeoutMs,
  );
});
