import { mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { addTitle } from '../apps/api/src/testing/database/addTitle.ts';
import { eachEngine } from '../apps/api/src/testing/database/eachEngine.ts';
import { hostileNames } from '../apps/api/src/testing/hostileNames.ts';
import { type MarkupElement, readDocument } from '../apps/api/src/testing/readMarkup.ts';
import { startWithPages } from './support/startWithPages.ts';

/** Turns lines around, or is seen by nobody. */
const unseen = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Ten seconds on two cores; a machine that has other things to do takes longer. */
const patience = 180_000;
const elementsOf = (page: MarkupElement) => [...page.querySelectorAll('*')];

/** What stands in a page for people and for machines, its data apart. */
function wordsOf(page: MarkupElement): string {
  const attributes = elementsOf(page).flatMap(({ attributes }) => [...attributes].map(({ value }) => value));
  const scripts = Array.from(page.querySelectorAll('script'), ({ textContent }) => textContent ?? '');
  return scripts.reduce((words, data) => words.replace(data, ''), page.textContent ?? '') + attributes.join();
}

eachEngine((engine) => {
  // @control:SEC-17
  test(
    'whatever people and titles are called, pages and frames stay whole',
    async () => {
      const { ask, store, time, call, member } = await startWithPages(engine, {
        PUBLIC_URL: 'https://shelf.example',
      });
      const { token } = await member('Mara');
      await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
      const { rateEndpoint, idField, statuses } = mediaTypes.game;

      /** All pages that show a title of this name, on the shelf of a person of this name. */
      const pagesOf = async (name: string) => {
        time.now += 120_000;
        const slug = await addTitle(store, name);
        const body = { username: 'Mara', [idField]: slug, rating: 4, status: statuses[0] };
        expect((await call('POST', rateEndpoint.path, { token, body })).status).toBe(200);
        await store.db.updateTable('users').set({ display_name: name }).execute();
        const addresses = [
          `/game/${slug}`,
          `/embed/rating?slug=${slug}`,
          `/embed/collection?user=Mara&count=1`,
        ];
        addresses.push('/user/Mara/collection');
        const pages = addresses.map(async (address) => {
          const answer = await ask(address);
          expect(answer.status, address).toBe(200);
          return readDocument(await answer.text());
        });
        return Promise.all(pages);
      };

      const known = (await pagesOf('Hades')).map((page) =>
        elementsOf(page).map(({ localName }) => localName),
      );
      for (const name of hostileNames)
        for (const [place, page] of (await pagesOf(name)).entries()) {
          const elements = elementsOf(page);
          const strangers = elements.filter(({ localName }) => !known[place]?.includes(localName));
          expect(
            strangers.map(({ localName }) => localName),
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
          expect(wordsOf(page), name).not.toMatch(unseen);
        }
    },
    patience,
  );
});
