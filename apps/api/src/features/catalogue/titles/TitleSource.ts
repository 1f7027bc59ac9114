import type { TitleSourceRow } from '../../../platform/db/schema.ts';
import type { FoundTitle, ImageVariant, StoredItem } from '../../../providers/CatalogueProvider.ts';
import { namesPerTitle } from '../../titles/search/searchNameRows.ts';

/** The data of one source about a title, and when it was fetched. */
export interface TitleSource {
  readonly source: string;
  readonly sourceId: string;
  readonly item: StoredItem;
  /** The shown name first. */
  readonly names: readonly string[];
  /** The smallest first. */
  readonly pictures: readonly ImageVariant[];
  /** False if the data comes from a list of the source, which has less than its details. */
  readonly isWhole: boolean;
  readonly fetchedAt: number;
}

export function readSource(row: TitleSourceRow): TitleSource {
  return {
    source: row.source,
    sourceId: row.source_id,
    item: JSON.parse(row.item),
    names: JSON.parse(row.names),
    pictures: JSON.parse(row.pictures),
    isWhole: row.is_whole === 1,
    fetchedAt: row.fetched_at,
  };
}

export function sourceOf(
  { source, sourceId, item, names, pictures, isWhole }: FoundTitle,
  now: number,
): TitleSource {
  return {
    ...{ source, sourceId, item, pictures, isWhole, fetchedAt: now },
    names: names.slice(0, namesPerTitle),
  };
}

export function sourceRow(
  { titleId, mediaType }: { readonly titleId: string; readonly mediaType: TitleSourceRow['media_type'] },
  { source, sourceId, item, names, pictures, isWhole, fetchedAt }: TitleSource,
): TitleSourceRow {
  return {
    title_id: titleId,
    source,
    media_type: mediaType,
    source_id: sourceId,
    item: JSON.stringify(item),
    names: JSON.stringify(names),
    pictures: JSON.stringify(pictures),
    is_whole: Number(isWhole),
    fetched_at: fetchedAt,
  };
}
