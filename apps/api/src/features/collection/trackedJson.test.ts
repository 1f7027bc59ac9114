import { mediaTypes } from '@gildshelf/api-client/contract';
import { expect, it } from 'vitest';
import { shownOf } from '../catalogue/titles/merge/shownOf.ts';
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
  'writes the picture of each %s once: its own, or our cover where it has none',
  (type) => {
    const item = { name: 'A "title"', title: 'A "title"' };
    const sizes = [300, 600].map((width) => ({
      ...{ url: 'https://pictures.example/a.jpg?b={"background_image":1}', width, height: width },
    }));
    const { card: bare } = shownOf(type, item);
    const own = { ...imageFields(type, sizes, sizes[0]), ...bare };
    const items = [tracked(own), tracked(bare), tracked(own)];
    const text = trackedJson(covers, type, items);
    const [picture = ''] = Object.keys(mediaTypes[type].imageFields(''));
    expect(text.split(`,"${picture}":`)).toHaveLength(items.length + 1);
    expect(JSON.parse(text)).toEqual(
      items.map((one) => JSON.parse(JSON.stringify(trackedResponse(covers, type, one)))),
    );
    expect(JSON.parse(text)[0]).toMatchObject(JSON.parse(JSON.stringify(own)));
    expect(JSON.stringify(JSON.parse(text)[1][picture])).toContain('https://api.example/covers/');
  },
);
