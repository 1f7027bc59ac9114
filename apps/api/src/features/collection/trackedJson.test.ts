import { mediaTypes } from '@gildshelf/api-client/contract';
import { expect, it } from 'vitest';
import { presentItem } from '../catalogue/titles/merge/presentItem.ts';
import { imageFields } from '../catalogue/titles/merge/titleImages.ts';
import { createCovers } from '../covers/createCovers.ts';
import { trackedResponse } from './findTrackedItem.ts';
import { trackedJson } from './trackedJson.ts';

const covers = createCovers('https://api.example');

const tracked = (card: object, slug = 'a-title') => ({
  ...{ title_id: '1', slug, status: 'planned', rating: 0, updated_at: 7 },
  card: JSON.stringify(card),
});

it.each(Object.values(mediaTypes).map(({ type }) => type))(
  'writes one image for each %s: its own, or a generated cover if it has none',
  (type) => {
    const item = { name: 'A "title"', title: 'A "title"' };
    const sizes = [300, 600].map((width) => ({
      ...{ url: 'https://pictures.example/a.jpg?b={"background_image":1}', width, height: width },
    }));
    const { card: cardWithoutImage } = presentItem(type, item);
    const cardWithImage = { ...imageFields(type, sizes, sizes[0]), ...cardWithoutImage };
    const items = [tracked(cardWithImage), tracked(cardWithoutImage), tracked(cardWithImage)];
    const text = trackedJson(covers, type, items);
    const [imageField = ''] = Object.keys(mediaTypes[type].imageFields(''));
    expect(text.split(`,"${imageField}":`)).toHaveLength(items.length + 1);
    expect(JSON.parse(text)).toEqual(
      items.map((item) => JSON.parse(JSON.stringify(trackedResponse(covers, type, item)))),
    );
    expect(JSON.parse(text)[0]).toMatchObject(JSON.parse(JSON.stringify(cardWithImage)));
    expect(JSON.stringify(JSON.parse(text)[1][imageField])).toContain('https://api.example/covers/');
  },
);
