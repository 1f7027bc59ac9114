import type { StoredItem } from '@gildshelf/api-client/contract';
import { type MediaType, titleStorage } from '@gildshelf/api-client/contract';
import { knownYear, presentItem } from '../../../platform/titles/presentItem.ts';
import type { ImageVariant } from '../../../providers/CatalogueProvider.ts';
import type { TitleSource } from './titleSources.ts';

/** A title merged from all its sources. */
export interface MergedTitle {
  /** The shown name. */
  readonly title: string;
  readonly year: number | null;
  /** The shown name first. */
  readonly names: readonly string[];
  /** The item as stored, without the sources of its fields. */
  readonly item: StoredItem;
  readonly card: StoredItem;
  readonly by: FieldSources;
  /** Whether it is for adults; undefined if no source states it. */
  readonly isAdult: boolean | undefined;
}

/** Merges the data of the sources of a title and its ids in other catalogues. */
export function mergeTitle(
  mediaType: MediaType,
  sources: readonly TitleSource[],
  ids: ReadonlyMap<string, string>,
): MergedTitle {
  const { item: mergedItem, by, names, pictures: images } = mergeSources(sources);
  const { view, card } = presentItem(mediaType, mergedItem);
  const { title } = view;
  return {
    title,
    year: knownYear(view, mergedItem),
    names: [...new Set([title, ...names])],
    item: {
      ...imageFields(mediaType, images, pageImage(images)),
      ...mergedItem,
      facts: { ...mergedItem.facts, ids: Object.fromEntries([...ids].sort()) },
    },
    card: {
      ...imageFields(mediaType, images, cardImage(images)),
      ...card,
    },
    by,
    isAdult: isAdultTitle(sources),
  };
}

/** Sources that the operator of the server controls, whose statement has precedence over those of providers. */
const ownSources: readonly string[] = ['built-in', 'import'];

/** Whether a title is for adults: as an own source states it, else if any source states so; undefined if no source states it. */
function isAdultTitle(sources: readonly TitleSource[]): boolean | undefined {
  const stated = (some: readonly TitleSource[]) => {
    const flags = some.flatMap(({ item: { facts = {} } }) => (facts as AdultFact).is_adult ?? []);
    return flags.length === 0 ? undefined : flags.includes(true);
  };
  return stated(sources.filter(({ source }) => ownSources.includes(source))) ?? stated(sources);
}

type AdultFact = { readonly is_adult?: boolean };

/** Image fields of a title: the URL of the shown size first, because `trackedItemsJson` expects it there, then all sizes as a `srcset`. */
export function imageFields(
  mediaType: MediaType,
  sizes: readonly ImageVariant[],
  shown: ImageVariant | undefined,
): object {
  if (!shown) return {};
  const srcset = sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return {
    ...titleStorage[mediaType].imageFields(shown.url),
    ...(sizes.length > 1 && { image_srcset: srcset }),
  };
}

/** In pixels: twice as wide as a card on the home page, and as wide as a large page. */
const cardWidth = 300;
const pageWidth = 1280;

/** The smallest image that is sharp on a card, else the largest. `images` must be sorted by size, the smallest first. */
function cardImage(images: readonly ImageVariant[]): ImageVariant | undefined {
  return images.find(({ width }) => width >= cardWidth) ?? images.at(-1);
}

/** The largest image that is not wider than a page, else the smallest. `images` must be sorted by size, the smallest first. */
function pageImage(images: readonly ImageVariant[]): ImageVariant | undefined {
  return images.findLast(({ width }) => width <= pageWidth) ?? images[0];
}

/** Precedence: the built-in catalogue, open data last; between them complete data before partial data, then newer data. */
function bySourcePrecedence(a: TitleSource, b: TitleSource): number {
  return (
    Number(b.source === 'built-in') - Number(a.source === 'built-in') ||
    Number(isOpenData(a)) - Number(isOpenData(b)) ||
    Number(b.isWhole) - Number(a.isWhole) ||
    b.fetchedAt - a.fetchedAt ||
    (a.source < b.source ? -1 : 1)
  );
}

function isOpenData({ source }: TitleSource): boolean {
  return source.startsWith('open-');
}

/** False for null, for an empty text or list, and for an object or a list of only such values. */
function isKnown(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  return Object.values(value).some(isKnown);
}

/** The source of each field of a title, and when it was fetched; the name '*' stands for all fields. */
export type FieldSources = Readonly<Record<string, { readonly source: string; readonly at: number }>>;

/** The merged data of all sources of a title. */
interface MergedSources {
  /** Fields in the order of their names; `facts` holds what is in no response, without `by` and `ids`. */
  readonly item: StoredItem;
  /** Covers the fields of `item` and of its `facts`, and `pictures`. */
  readonly by: FieldSources;
  /** All distinct names, those of the source with the highest precedence first. */
  readonly names: readonly string[];
  /** The images of one source, the smallest first. */
  readonly pictures: readonly ImageVariant[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that describe another field and must come from the same source. */
const relatedFields: Readonly<Record<string, string>> = {
  tba: 'released',
  rating_source: 'rawg_rating',
  score_source: 'score',
};

/** Merges the data of all sources of a title: each field comes from the source with the highest precedence that has a value. */
function mergeSources(titleSources: readonly TitleSource[]): MergedSources {
  const sources = [...titleSources].sort(bySourcePrecedence);
  const origins = new Map<string, TitleSource>();
  const fields = merge(sources, ({ item: { facts: _, ...fields } }) => fields, origins);
  const facts = merge(sources, ({ item }) => ownFacts(item.facts), origins);
  const imageSource = sources.find(({ pictures }) => pictures.length > 0);
  if (imageSource) origins.set('pictures', imageSource);
  return {
    item: Object.keys(facts).length > 0 ? { ...fields, facts } : fields,
    by: fieldSources(sources, origins),
    names: [...new Set(sources.flatMap(({ names }) => names))],
    pictures: imageSource?.pictures ?? [],
  };
}

/** One entry for all fields of a title that only open data has: an entry per field makes the row 2.5 times as large. */
function fieldSources(
  sources: readonly TitleSource[],
  origins: ReadonlyMap<string, TitleSource>,
): FieldSources {
  const [first, ...others] = sources;
  const entries: Iterable<readonly [string, TitleSource]> =
    first && others.length === 0 && isOpenData(first) ? [['*', first]] : origins;
  return Object.fromEntries(
    [...entries].map(([field, { source, fetchedAt: at }]) => [field, { source, at }]),
  );
}

function merge(
  sources: readonly TitleSource[],
  fieldsOf: (source: TitleSource) => Fields,
  origins: Map<string, TitleSource>,
): Fields {
  const entries = sources.map((source) => [source, fieldsOf(source)] as const);
  const names = new Set(entries.flatMap(([, fields]) => Object.keys(fields)));
  const choose = (name: string) => {
    const requiredSource = origins.get(relatedFields[name] ?? '');
    const [origin, fields] =
      entries.find(([source]) => source === requiredSource) ??
      entries.find(([, fields]) => isKnown(fields[name])) ??
      [];
    if (origin && fields && isKnown(fields[name])) origins.set(name, origin);
    // An unknown value is stored in the form (null, empty text or list) of the source with the highest precedence.
    const unknown = entries.find(([, fields]) => fields[name] !== undefined)?.[1][name];
    return origin ? (fields?.[name] ?? null) : unknown;
  };
  // A related field is merged after the field that it describes.
  const ordered = [...names].sort((a, b) => Number(a in relatedFields) - Number(b in relatedFields));
  const chosen = new Map(ordered.map((name) => [name, choose(name)]));
  return Object.fromEntries([...chosen].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The facts without those that describe the title as merged from all sources, and without the one with a column of its own. */
function ownFacts(facts: object = {}): Fields {
  const { by: _, ids: __, is_adult: ___, ...rest } = facts as Fields;
  return rest;
}
