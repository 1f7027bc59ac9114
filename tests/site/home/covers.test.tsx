// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entry } from '../../support/topLists.ts';
import { openSite } from '../support/openSite.tsx';
import type { MockResponse } from '../support/siteHost.ts';
import { cards, cardTexts, createHomeHost, expectCards, topCall } from './homeSite.ts';

const imageOrigin = 'https://pictures.test';
const generated = /^data:image\/svg\+xml/;

/** Waits until each card has an image, and returns the URLs of the images. */
async function sources(type: 'game' | 'anime', count: number) {
  await expectCards(type, count);
  const images = () => cards(type).flatMap((card) => [...card.querySelectorAll('img')]);
  await waitFor(() => expect(images()).toHaveLength(count));
  return images().map(({ src }) => src);
}

test('an anime card shows the large JPG, else the large WebP, else a generated cover', async () => {
  const jpg = { large_image_url: `${imageOrigin}/large.jpg` };
  const webp = { large_image_url: `${imageOrigin}/large.webp` };
  const images = [
    { jpg, webp },
    { jpg: { large_image_url: null }, webp },
    { webp },
    { jpg: {}, webp: {} },
    null,
  ];
  const anime = images.map((each, index) =>
    entry('anime', index + 1, { id: index, slug: `a${index}`, title: `Anime ${index}`, images: each }),
  );
  await openSite('/', { host: createHomeHost({ anime }) });
  const [both, nullJpg, onlyWebp, ...none] = await sources('anime', 5);
  expect([both, nullJpg, onlyWebp]).toEqual([jpg, webp, webp].map((kind) => kind.large_image_url));
  expect(none.filter((source) => generated.test(source))).toHaveLength(2);
});

test('an anime card shows the English title, else the original title', async () => {
  const titles = [
    { title: 'Shingeki no Kyojin', title_english: 'Attack on Titan' },
    { title: 'Gintama', title_english: null },
    { title: 'Monster', title_english: '' },
    { title: 'Mushishi' },
  ];
  const anime = titles.map((names, index) =>
    entry('anime', index + 1, { id: index, slug: `a${index}`, ...names }),
  );
  await openSite('/', { host: createHomeHost({ anime }) });
  await expectCards('anime', 4);
  expect(cardTexts('anime')).toEqual(['1Attack on Titan', '2Gintama', '3Monster', '4Mushishi']);
});

test('the covers above the shelf alternate between the best of both lists, and the places of a pending list stay empty', async () => {
  const image = (name: string | null) => name && `${imageOrigin}/${name}.svg`;
  const game = ['g1', null, 'g3'].map((name, id) =>
    entry('game', id, { id, slug: `g${id}`, name: 'A', background_image: image(name) }),
  );
  const anime = [null, 'a2', 'a3'].map((name, id) =>
    entry('anime', id, { id, slug: `a${id}`, title: 'B', images: { jpg: { large_image_url: image(name) } } }),
  );
  const late = Promise.withResolvers<MockResponse>();
  const api = createHomeHost({ game });
  api.respondTo(topCall('anime'), () => late.promise);
  await openSite('/', { host: api });
  const covers = () =>
    [...screen.getByRole('main').querySelectorAll('[data-state="shown"], [data-state="waiting"]')].map(
      (place) => place.querySelector('img')?.src.replace(/,.*/, '') ?? null,
    );
  const drawing = 'data:image/svg+xml';
  await waitFor(() => expect(covers()).toEqual([null, null, image('g1'), drawing, image('g3')]));
  late.resolve({ json: anime });
  await waitFor(() => expect(covers()).toEqual([image('a2'), drawing, image('g1'), drawing, image('g3')]));
});
