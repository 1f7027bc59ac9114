import type { Picture, StoredItem } from '../../../../providers/CatalogueProvider.ts';
import type { TitleSource } from '../TitleSource.ts';

/** Who is believed before whom: the built-in catalogue, then who tells all before who tells a part, then the newer. */
function bySourcePrecedence(a: TitleSource, b: TitleSource): number {
  return (
    Number(b.source === 'built-in') - Number(a.source === 'built-in') ||
    Number(b.isWhole) - Number(a.isWhole) ||
    b.fetchedAt - a.fetchedAt ||
    (a.source < b.source ? -1 : 1)
  );
}

/** Whether a value says anything: null, an empty text or list, and what is made of nothing else do not. */
function isKnown(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  return Object.values(value).some(isKnown);
}

/** Whose word each field of a title is, and when it was told. */
export type FactsBy = Readonly<Record<string, { readonly source: string; readonly at: number }>>;

/** What all sources say of a title together. */
export interface MergedSources {
  /** Its fields in the order of their names; `facts` with what no call answers, but for `by` and `ids`. */
  readonly item: StoredItem;
  /** Of the fields of `item` and of its `facts`, and of `pictures`. */
  readonly by: FactsBy;
  /** All that it is called, each once, those of the most believed source first. */
  readonly names: readonly string[];
  /** Those of one source, the smallest first. */
  readonly pictures: readonly Picture[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that say something about another: they are the word of whoever told that one. */
const followers: Readonly<Record<string, string>> = {
  tba: 'released',
  rating_source: 'rawg_rating',
  score_source: 'score',
};

/** What sources say of one title together: each fact is the word of the most believed source that knows it. */
export function mergeSources(told: readonly TitleSource[]): MergedSources {
  const sources = [...told].sort(bySourcePrecedence);
  const tellers = new Map<string, TitleSource>();
  const fields = merge(sources, ({ item: { facts: _, ...fields } }) => fields, tellers);
  const facts = merge(sources, ({ item }) => ownFacts(item.facts), tellers);
  const pictured = sources.find(({ pictures }) => pictures.length > 0);
  if (pictured) tellers.set('pictures', pictured);
  return {
    item: Object.keys(facts).length > 0 ? { ...fields, facts } : fields,
    by: Object.fromEntries([...tellers].map(([field, { source, fetchedAt: at }]) => [field, { source, at }])),
    names: [...new Set(sources.flatMap(({ names }) => names))],
    pictures: pictured?.pictures ?? [],
  };
}

function merge(
  sources: readonly TitleSource[],
  fieldsOf: (source: TitleSource) => Fields,
  tellers: Map<string, TitleSource>,
): Fields {
  const told = sources.map((source) => [source, fieldsOf(source)] as const);
  const names = new Set(told.flatMap(([, fields]) => Object.keys(fields)));
  const choose = (name: string) => {
    const leader = tellers.get(followers[name] ?? '');
    const [teller, fields] =
      told.find(([source]) => source === leader) ?? told.find(([, fields]) => isKnown(fields[name])) ?? [];
    if (teller && fields && isKnown(fields[name])) tellers.set(name, teller);
    // What nobody knows stays as whoever is believed most has written that.
    const unknown = told.find(([, fields]) => fields[name] !== undefined)?.[1][name];
    return teller ? (fields?.[name] ?? null) : unknown;
  };
  // Those that follow come after those that lead.
  const ordered = [...names].sort((a, b) => Number(a in followers) - Number(b in followers));
  const chosen = new Map(ordered.map((name) => [name, choose(name)]));
  return Object.fromEntries([...chosen].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Without what is known of the title from all of its sources. */
function ownFacts(facts: object = {}): Fields {
  const { by: _, ids: __, ...rest } = facts as Fields;
  return rest;
}
