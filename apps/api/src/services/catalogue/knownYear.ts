import type { MediaType } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../catalogue/CatalogueSource.ts';
import { viewOf } from '../../catalogue/viewOf.ts';

/** The year of a kept title: as people see it, else the one that a source knows without the day. */
export function knownYear(mediaType: MediaType, item: StoredItem): number | null {
  const { year } = (item.facts ?? {}) as { readonly year?: number | null };
  return viewOf(mediaType, item).year ?? year ?? null;
}
