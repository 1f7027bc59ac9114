import { type CatalogueType, catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import type { CatalogueItem } from '@gildshelf/api-client/react';
import { useLocation } from 'react-router-dom';

/** The item that a link has passed as state; undefined, so that it is fetched by slug, when it is invalid or another title. */
export function readItemState(state: unknown, type: CatalogueType, slug: string): CatalogueItem | undefined {
  const read = catalogues[type].item.safeParse(state);
  const isSame = read.success && (read.data.slug === slug || String(read.data.id) === slug);
  return isSame ? read.data : undefined;
}

/** A field of a navigation state; undefined when it does not have the expected type. */
export function readState<Value extends string | boolean>(
  state: unknown,
  field: string,
  type: Value extends string ? 'string' : 'boolean',
): Value | undefined {
  const value =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[field] : undefined;
  return (typeof value === type ? value : undefined) as Value | undefined;
}

/** The value of a query parameter; null when it is absent. Smaller than the router's `useSearchParams`. */
export function useSearchParameter(name: string): string | null {
  return new URLSearchParams(useLocation().search).get(name);
}

/** The media type that a URL parameter names; undefined for any other value. */
export function catalogueTypeOf(value: string | null | undefined): CatalogueType | undefined {
  return catalogueTypes.find((type): type is CatalogueType => type === value);
}
