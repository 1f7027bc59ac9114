import {
  type MediaType,
  type MediaView,
  mediaTypes,
  type StoredItem,
  titleStorage,
} from '@gildshelf/api-client/contract';

/** The year of a stored title: the shown one, else the year of a source that has no release date. */
export function knownYear(view: Pick<MediaView, 'year'>, { facts = {} }: StoredItem): number | null {
  const { year } = facts as { readonly year?: number | null };
  return view.year ?? year ?? null;
}

/** Parses a stored item by the schema of its media type. */
function parseItem(
  mediaType: MediaType,
  item: object,
): { readonly view: MediaView; readonly fields: StoredItem } {
  // Each media type has a schema and a `present` function for its items; the union type loses that they match.
  const { item: schema, present } = mediaTypes[mediaType] as (typeof mediaTypes)['game'];
  const parsed = schema.parse({ id: '-', ...item });
  return { view: present(parsed), fields: parsed };
}

/** A stored item as shown to users: name, year, genres. */
export function viewOf(mediaType: MediaType, item: object): MediaView {
  return parseItem(mediaType, item).view;
}

/** The presentation of a stored item. */
interface PresentedItem {
  /** Name, year and genres as shown to users. */
  readonly view: MediaView;
  /** The fields that lists show, parsed by the contract when stored, so that responses contain them unchanged. */
  readonly card: StoredItem;
}

/** Parses an item once for both presentations. */
export function presentItem(mediaType: MediaType, item: StoredItem): PresentedItem {
  const { view, fields } = parseItem(mediaType, item);
  const { cardFields } = titleStorage[mediaType];
  return { view, card: Object.fromEntries(cardFields.map((field) => [field, fields[field]])) };
}
