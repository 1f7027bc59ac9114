import type { FoundTitle } from '../CatalogueProvider.ts';

interface Told extends Omit<FoundTitle, 'names' | 'ids' | 'item'> {
  readonly ids: Readonly<Record<string, string | undefined>>;
  /** First the shown one; what is not known is left out. */
  readonly names: readonly (string | undefined)[];
  /** What is undefined, or an empty list or object, is left out, however deep it lies. */
  readonly item: Readonly<Record<string, unknown>> & { readonly facts: Readonly<Record<string, unknown>> };
}

/** A title of what an adapter has read; undefined where it has no name. */
export function providerTitle({ ids, names, item, ...told }: Told): FoundTitle | undefined {
  const known = [...new Set(names.filter((name) => name !== undefined))];
  if (known.length === 0) return undefined;
  const knownIds = Object.entries(ids).flatMap(([name, id]) => (id ? [[name, id]] : []));
  return { ...told, ids: Object.fromEntries(knownIds), names: known, item: knownOf(item) };
}

/** Without what is not known, however deep it lies. */
function knownOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const known = isPart(value) ? knownOf(value) : value;
      return isKnown(known) ? [[name, known]] : [];
    }),
  );
}

function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKnown(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null;
}
