import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import type { CatalogueItem } from '@gildshelf/api-client/react';

/** The item that a link handed over, if it really is one for this address; anything else is fetched by slug. */
export function readItemState(state: unknown, type: CatalogueType, slug: string): CatalogueItem | undefined {
  const read = catalogues[type].item.safeParse(state);
  const isSame = read.success && (read.data.slug === slug || String(read.data.id) === slug);
  return isSame ? read.data : undefined;
}

/** A field of a navigation state, where it has the type that it should have. */
export function readState<Value extends string | boolean>(
  state: unknown,
  field: string,
  kind: Value extends string ? 'string' : 'boolean',
): Value | undefined {
  const value =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[field] : undefined;
  return (typeof value === kind ? value : undefined) as Value | undefined;
}
