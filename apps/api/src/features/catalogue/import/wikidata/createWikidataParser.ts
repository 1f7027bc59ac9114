import type { MediaType } from '@gildshelf/api-client/contract';
import { namesPerTitle } from '../../../../platform/titles/searchNames.ts';
import type { FoundTitle } from '../../../../providers/CatalogueProvider.ts';
import type { ImportSource, ParseEntry } from '../ImportFormat.ts';
import { parseImportedTitle } from '../parseImportedTitle.ts';
import { type Entity, readEntity } from './readEntity.ts';
import { createWikidataClasses, type WikidataClasses } from './wikidataClasses.ts';

/** The properties whose values are other items, of which the catalogue stores the labels. */
const linked = {
  ...{ platform: 'P400', developer: 'P178', publisher: 'P123', director: 'P57', country: 'P495' },
  genre: 'P136',
} as const;

/** The ids that a title may have in other catalogues; the first group of the pattern is the id. */
const idProperties: readonly {
  readonly name: string;
  readonly property: string;
  readonly pattern: RegExp;
  readonly types: readonly MediaType[];
}[] = [
  { name: 'steam_id', property: 'P1733', pattern: /^(\d+)$/, types: ['game'] },
  { name: 'igdb_id', property: 'P9043', pattern: /^(\d+)$/, types: ['game'] },
  { name: 'imdb_id', property: 'P345', pattern: /^(tt\d+)$/, types: ['game', 'anime', 'movie'] },
  { name: 'tmdb_id', property: 'P4947', pattern: /^(\d+)$/, types: ['movie'] },
  { name: 'mal_id', property: 'P4086', pattern: /^(\d+)$/, types: ['anime'] },
  { name: 'anilist_id', property: 'P8729', pattern: /^(\d+)$/, types: ['anime'] },
];

/** Pornographic films and hentai, which are titles for adults. */
const adultItems: readonly string[] = ['Q185529', 'Q172067'];

/**
 * Creates the function that converts entities of Wikidata. It reads the file three times before: for the subclasses of known
 * classes, for the items to which titles refer, and for the labels of these items.
 */
export async function createWikidataParser({ read, line }: ImportSource): Promise<ParseEntry | undefined> {
  const classes = createWikidataClasses();
  const labels = new Map<string, string | undefined>();
  for await (const entity of entitiesOf(read, line.stopped)) classes.addSubclass(entity);
  for await (const entity of entitiesOf(read, line.stopped)) {
    if (classes.mediaTypes(entity).length === 0) continue;
    for (const property of Object.values(linked))
      for (const id of entity.items(property)) labels.set(id, undefined);
  }
  for await (const entity of entitiesOf(read, line.stopped))
    if (labels.has(entity.id)) labels.set(entity.id, nameOf(entity));
  return line.stopped.aborted ? undefined : (value) => parseEntity(value, classes, labels);
}

async function* entitiesOf(read: ImportSource['read'], stopped: AbortSignal): AsyncGenerator<Entity> {
  for await (const { value } of read()) {
    if (stopped.aborted) return;
    const entity = value === undefined ? undefined : readEntity(value);
    if (typeof entity === 'object') yield entity;
  }
}

function parseEntity(
  value: unknown,
  classes: WikidataClasses,
  labels: ReadonlyMap<string, string | undefined>,
): ReturnType<ParseEntry> {
  const entity = readEntity(value);
  if (typeof entity === 'string') return entity;
  const types = classes.mediaTypes(entity);
  if (types.length === 0) return undefined;
  const titles: FoundTitle[] = [];
  for (const type of types) {
    const title = titleOf(entity, type, labels);
    if (typeof title === 'string') return title;
    titles.push(title);
  }
  return titles;
}

function nameOf(entity: Entity): string | undefined {
  return entity.label('en') ?? entity.label('mul') ?? entity.label('ja');
}

function titleOf(
  entity: Entity,
  mediaType: MediaType,
  labels: ReadonlyMap<string, string | undefined>,
): FoundTitle | string {
  const name = nameOf(entity);
  if (name === undefined) return 'has no label in English or Japanese';
  const labelsOf = (property: string) => [
    ...new Set(entity.items(property).flatMap((id) => labels.get(id) ?? [])),
  ];
  const japanese = entity.label('ja');
  const otherNames = [japanese ?? [], entity.aliases('en'), entity.aliases('ja')].flat();
  const [genres, platforms] = [labelsOf(linked.genre), labelsOf(linked.platform)];
  const isAdult = [...entity.items('P31'), ...entity.items(linked.genre)].some((id) =>
    adultItems.includes(id),
  );
  const title = parseImportedTitle({
    ...{ media_type: mediaType, id: entity.id, ids: idsOf(entity, mediaType), name },
    other_names: distinctNames(otherNames, name),
    ...firstRelease(entity),
    ...(genres.length > 0 && { genres: genres.slice(0, 20) }),
    ...(platforms.length > 0 && { platforms: platforms.slice(0, 50) }),
    ...(isAdult && { adult: true }),
  });
  if (typeof title === 'string') return title;
  const { facts, ...item } = title.item;
  return {
    ...title,
    ...{ source: 'wikidata', isWhole: false },
    item: {
      ...item,
      ...fieldsOf(entity, mediaType),
      facts: {
        ...facts,
        ...textOf('developer', labelsOf(linked.developer)),
        ...textOf('publisher', labelsOf(linked.publisher)),
        ...textOf('director', labelsOf(linked.director)),
        ...textOf('country', labelsOf(linked.country)),
      },
    },
  };
}

/** Names that search can index. */
function distinctNames(names: readonly string[], shown: string): string[] {
  const usable = names.filter((name) => name !== shown && /\S/.test(name) && name.length <= 500);
  return [...new Set(usable)].slice(0, namesPerTitle);
}

function textOf(name: string, values: readonly string[]): object {
  return values.length > 0 ? { [name]: values.join(', ') } : {};
}

function idsOf(entity: Entity, mediaType: MediaType): Record<string, string> {
  const ids: Record<string, string> = { wikidata_id: entity.id };
  for (const { name, property, pattern, types } of idProperties) {
    if (!types.includes(mediaType)) continue;
    const id = entity.texts(property).flatMap((text) => pattern.exec(text)?.[1] ?? [])[0];
    if (id !== undefined) ids[name] = id;
  }
  return ids;
}

/** The date of the first release or broadcast, or its year if the day is not known. */
function firstRelease(entity: Entity): { readonly released?: string; readonly year?: number } {
  const published = entity.times('P577');
  const times = published.length > 0 ? published : entity.times('P580');
  const year = Math.min(...times.map((time) => time.year));
  if (year < 1850 || year > 2200) return {};
  const dates = times.flatMap((time) => (time.year === year ? (time.date ?? []) : [])).sort();
  return dates[0] ? { released: dates[0] } : { year };
}

/** The units of durations, in minutes. */
const minutesPerUnit: Readonly<Record<string, number>> = { Q7727: 1, Q25235: 60, Q11574: 1 / 60 };

/** The fields of a media type that an imported title of our own format does not have. */
function fieldsOf(entity: Entity, mediaType: MediaType): object {
  const [duration] = entity.quantities('P2047');
  const minutes = Math.round((duration?.amount ?? 0) * (minutesPerUnit[duration?.unit ?? ''] ?? 0));
  if (mediaType === 'movie') return minutes > 0 ? { runtime: minutes } : {};
  if (mediaType === 'game') return {};
  const episodes = entity.quantities('P1113')[0]?.amount ?? 0;
  const [english, japanese] = [entity.label('en'), entity.label('ja')];
  return {
    ...(english && { title_english: english }),
    ...(japanese && { title_japanese: japanese }),
    ...(episodes > 0 && { episodes }),
    ...(minutes > 0 && { duration: `${minutes} min` }),
  };
}
