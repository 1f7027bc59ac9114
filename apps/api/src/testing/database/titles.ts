import { fileURLToPath } from 'node:url';
import {
  type MediaType,
  mediaTypeNames,
  type StoredItem,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { installCatalogue } from '../../features/catalogue/built-in/installCatalogue.ts';
import { imageFields } from '../../features/catalogue/titles/mergeTitle.ts';
import { saveTopList } from '../../features/catalogue/titles/rankTitles.ts';
import { saveFoundTitles } from '../../features/catalogue/titles/saveTitles.ts';
import { repositoriesOn } from '../../features/repositories.ts';
import type { Store } from '../../platform/db/Store.ts';
import type { TitleRow } from '../../platform/db/schema.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { presentItem } from '../../platform/titles/presentItem.ts';
import { visitor } from '../../platform/titles/visibleTitles.ts';
import type { FoundTitle, ImageVariant } from '../../providers/CatalogueProvider.ts';

export { mergeTitles } from '../../features/catalogue/merge/mergeTitles.ts';
export { foldCounts } from '../../features/collection/counts/counts.ts';

/** The path of the folder with the built-in titles. */
export const builtInCatalogue = fileURLToPath(new URL('../../../catalogue', import.meta.url));

/** Adds the built-in titles to a catalogue. */
export const installBuiltInTitles = (store: Store, clock: () => number = Date.now) =>
  installCatalogue(store, builtInCatalogue, clock);

/** The same, and for each media type without built-in titles one of the name 'Sample show'. */
export async function installSampleTitles(store: Store, clock: () => number = Date.now): Promise<void> {
  await installBuiltInTitles(store, clock);
  const others = mediaTypeNames.filter((type) => !titleStorage[type].builtIn);
  const found = others.map((mediaType) =>
    foundTitle({ sourceId: mediaType, mediaType, names: [`Sample ${mediaType}`] }),
  );
  await saveFoundTitles(store, found, clock());
}

/** The card of a title as the catalogue stores it; the first image is shown. */
export function storedCard(
  mediaType: MediaType,
  item: StoredItem,
  images: readonly ImageVariant[] = [],
): object {
  return { ...imageFields(mediaType, images, images[0]), ...presentItem(mediaType, item).card };
}

/** Adds a title with any name to the catalogue; resolves to its slug. */
export async function addTitle(
  store: Store,
  name: string,
  { mediaType = 'game' as MediaType, item = {} as object, now = 0, isAdult = false } = {},
): Promise<string> {
  const title_id = uuidv7(now);
  const slug = `title-${title_id.slice(-12)}`;
  const json = JSON.stringify({ name, title: name, ...item });
  const row: TitleRow = {
    ...{ title_id, media_type: mediaType, slug, title: name, rank: null },
    is_adult: isAdult ? 1 : 0,
    ...{ item: json, card: json, created_at: now, updated_at: now },
  };
  await repositoriesOn(store.db).titles.save([row]);
  return slug;
}

/** Saves the title 'Pictured' as the only one in the top list of its media type, with an image size per place, a `<host>/<path>`. */
export async function addTitleWithImages(store: Store, mediaType: MediaType, places: readonly string[]) {
  const images = places.map((place, index) => ({
    ...{ url: `https://${place}`, width: 300 + index, height: 200 },
  }));
  const found = foundTitle({ sourceId: '1', mediaType, names: ['Pictured'], rank: 1, pictures: images });
  await saveTopList(store, mediaType, 'rawg', [found], 0);
  const titleId = await repositoriesOn(store.db).titles.findId(visitor, mediaType, 'pictured');
  return { slug: 'pictured', titleId: titleId ?? '' };
}

/** A title as a source may return it; by default a game that is named after its id, without a year and other ids. */
export function foundTitle({
  item,
  ...fields
}: Partial<FoundTitle> & { readonly sourceId: string }): FoundTitle {
  const names = fields.names ?? [`Game ${fields.sourceId}`];
  const { year = null, mediaType = 'game' } = fields;
  const name = mediaType === 'game' ? { name: names[0] } : { title: names[0] };
  return {
    ...{ mediaType, source: 'rawg', ids: {}, pictures: [], isWhole: true, ...fields, year, names },
    item: { ...name, ...(year !== null && mediaType !== 'anime' && { released: `${year}-03-01` }), ...item },
  };
}

/** Saves titles as a source describes them; resolves to their ids. */
export const saveFound = (store: Store, ...titles: readonly FoundTitle[]) =>
  saveFoundTitles(store, titles, Date.now());

const gameNamed = (names: readonly [string, ...string[]]) => foundTitle({ sourceId: names[0], names });

/** Saves games by their names, the shown name first, which also identifies the game; resolves to their ids. */
export const saveGames = (store: Store, ...games: readonly (readonly [string, ...string[]])[]) =>
  saveFoundTitles(store, games.map(gameNamed), Date.now());

/** Saves games with these names as a source describes games for adults. */
export const saveAdultGames = (store: Store, names: readonly string[]) =>
  saveFoundTitles(
    store,
    names.map((name) => foundTitle({ sourceId: name, names: [name], item: { facts: { is_adult: true } } })),
    Date.now(),
  );

/** Saves games with these names as the top list. */
export function rankGames(store: Store, names: readonly string[]) {
  const ranked = names.map((name, place) => ({ ...gameNamed([name]), rank: place + 1 }));
  return saveTopList(store, 'game', 'rawg', ranked, Date.now());
}

/** The lines of an import file with `count` games, of which one in seven shares its name with another. */
export function* importLines(count: number): Generator<string> {
  for (let number = 0; number < count; number++) {
    const name = number % 7 === 0 ? `Pac-Man ${number % 21}` : `Made Up ${number}`;
    const year = number % 5 === 0 ? undefined : 1980 + (number % 30);
    yield JSON.stringify({ media_type: 'game', id: number, name, year, genres: ['Maze'] });
  }
}
