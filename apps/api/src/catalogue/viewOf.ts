import { type MediaType, type MediaView, mediaTypes } from '@gildshelf/api-client/contract';

/** A kept item as people see it: its name, year, genres. */
export function viewOf(mediaType: MediaType, item: object): MediaView {
  // Each media type presents items of its own schema; that the two belong together is lost in their union.
  const { item: schema, present } = mediaTypes[mediaType] as (typeof mediaTypes)['game'];
  return present(schema.parse({ id: '-', ...item }));
}
