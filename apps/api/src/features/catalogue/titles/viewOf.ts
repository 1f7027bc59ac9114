import { type MediaType, type MediaView, mediaTypes } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../../providers/CatalogueProvider.ts';

/** The year of a kept title: as people see it, else the one that a source knows without the day. */
export function knownYear(view: Pick<MediaView, 'year'>, { facts = {} }: StoredItem): number | null {
  const { year } = facts as { readonly year?: number | null };
  return view.year ?? year ?? null;
}

/** A kept item as people see it: its name, year, genres. */
export function viewOf(mediaType: MediaType, item: object): MediaView {
  // Each media type presents items of its own schema; that the two belong together is lost in their union.
  const { item: schema, present } = mediaTypes[mediaType] as (typeof mediaTypes)['game'];
  return present(schema.parse({ id: '-', ...item }));
}
