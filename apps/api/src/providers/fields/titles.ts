import type { FoundTitle } from '../CatalogueProvider.ts';
import { ProviderError } from '../upstream/Upstream.ts';

type ReadTitle = (entry: unknown) => FoundTitle | undefined;

/** Reads the titles of a list; invalid entries are left out. */
export function readTitles(entries: readonly unknown[], read: ReadTitle): FoundTitle[] {
  return entries.flatMap((entry) => read(entry) ?? []);
}

/** Reads a page of a top list, with ranks in the whole list; invalid entries are left out, but count for the ranks. */
export function readRankedTitles(entries: readonly unknown[], offset: number, read: ReadTitle): FoundTitle[] {
  return entries.flatMap((entry, index) => {
    const title = read(entry);
    return title ? [{ ...title, rank: offset + index + 1 }] : [];
  });
}

/** Reads the requested title; undefined where the provider returned another one. Throws a ProviderError for an invalid entry. */
export function readRequestedTitle(
  entry: unknown,
  sourceId: string,
  read: ReadTitle,
): FoundTitle | undefined {
  const title = read(entry);
  if (!title) throw new ProviderError('shape', `The response for ${sourceId} is no valid title.`);
  return title.sourceId === sourceId ? title : undefined;
}

interface ParsedTitle extends Omit<FoundTitle, 'names' | 'ids' | 'item'> {
  readonly ids: Readonly<Record<string, string | undefined>>;
  /** The displayed name first; undefined names are left out. */
  readonly names: readonly (string | undefined)[];
  /** Undefined values, empty lists and empty objects are left out at any depth. */
  readonly item: Readonly<Record<string, unknown>> & { readonly facts: Readonly<Record<string, unknown>> };
}

/** Builds the title that an adapter has read; undefined where it has no name. */
export function providerTitle({ ids, names, item, ...rest }: ParsedTitle): FoundTitle | undefined {
  const known = [...new Set(names.filter((name) => name !== undefined))];
  if (known.length === 0) return undefined;
  const knownIds = Object.entries(ids).flatMap(([name, id]) => (id ? [[name, id]] : []));
  return { ...rest, ids: Object.fromEntries(knownIds), names: known, item: withoutUnknown(item) };
}

/** Removes unknown values at any depth. */
function withoutUnknown(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const known = isObject(value) ? withoutUnknown(value) : value;
      return isKnown(known) ? [[name, known]] : [];
    }),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKnown(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null;
}
