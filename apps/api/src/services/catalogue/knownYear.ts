import type { MediaView } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../catalogue/CatalogueSource.ts';

/** The year of a kept title: as people see it, else the one that a source knows without the day. */
export function knownYear(view: Pick<MediaView, 'year'>, { facts = {} }: StoredItem): number | null {
  const { year } = facts as { readonly year?: number | null };
  return view.year ?? year ?? null;
}
