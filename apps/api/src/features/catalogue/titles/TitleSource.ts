import type { TitleSourceRow } from '../../../platform/db/schema.ts';
import type { FoundTitle, Picture, StoredItem } from '../../../providers/CatalogueProvider.ts';
import { namesPerTitle } from '../../titles/search/searchNameRows.ts';

/** What one source says of a title, and when it said so. */
export interface TitleSource {
  readonly source: string;
  readonly sourceId: string;
  readonly item: StoredItem;
  /** First the shown name. */
  readonly names: readonly string[];
  /** The smallest first. */
  readonly pictures: readonly Picture[];
  /** False: what a list of the source says. */
  readonly isWhole: boolean;
  readonly fetchedAt: number;
}

/** What a source says of a title, as it was kept. */
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

/** What a source has just said. */
export function sourceOf(
  { source, sourceId, item, names, pictures, isWhole }: FoundTitle,
  now: number,
): TitleSource {
  return {
    ...{ source, sourceId, item, pictures, isWhole, fetchedAt: now },
    names: names.slice(0, namesPerTitle),
  };
}

/** The row that keeps it. */
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
