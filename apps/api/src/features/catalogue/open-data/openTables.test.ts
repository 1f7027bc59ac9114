import { fileURLToPath } from 'node:url';
import { builtInTypes } from '@gildshelf/api-client/contract';
import { expect, it } from 'vitest';
import { builtInCatalogue } from '../../../testing/database/titles.ts';
import { readCatalogue } from '../built-in/readCatalogue.ts';
import { openTables, readBuiltInSlugs } from './openTables.ts';

const folder = fileURLToPath(new URL('../../../../../../packages/catalogue-data/data', import.meta.url));

it('every built-in title is in the packed tables: games and movies by a reviewed id, anime by that of MyAnimeList', async () => {
  const builtIn = await readCatalogue(builtInCatalogue);
  const slugs = await readBuiltInSlugs(builtInCatalogue);
  const found = new Set<string>();
  for (const name of ['games', 'movies', 'anime'] as const)
    for await (const { title } of openTables[name].read(folder, 1)) {
      const key = slugs.get(`${name} ${title.sourceId}`) ?? title.ids.mal_id;
      if (key) found.add(`${title.mediaType} ${key}`);
    }
  const keys = builtIn.map(({ mediaType, slug, item }) => {
    const { ids = {} } = item.facts as { readonly ids?: Readonly<Record<string, string>> };
    return `${mediaType} ${mediaType === 'anime' ? ids.mal_id : slug}`;
  });
  expect(keys).toHaveLength(builtInTypes.length * 120);
  expect(keys.filter((key) => !found.has(key))).toEqual([]);
});
