import type { StoredItem } from '../../catalogue/CatalogueSource.ts';
import type { TitleRow } from '../../database/schema.ts';
import type { KeptTitle } from './KeptTitle.ts';
import type { FactsBy } from './mergeSources.ts';

/**
 * The row of a title of which more was told; undefined where that is what the row says already. `isNews`: people see
 * something else than before. What only another source says now leaves its time of change alone, on which its cover hangs.
 */
export function titleRow(
  { titleId, mediaType, slug, row, merged }: KeptTitle,
  now: number,
): { readonly row: TitleRow; readonly isNews: boolean } | undefined {
  if (!merged) return undefined;
  const { title, by, card } = merged;
  const told = {
    ...{ title_id: titleId, media_type: mediaType, slug, title, rank: row?.rank ?? null },
    item: JSON.stringify({ ...merged.item, facts: { ...merged.item.facts, by } }),
    card: JSON.stringify(card),
  };
  if (!row) return { row: { ...told, created_at: now, updated_at: now }, isNews: true };
  const { by: byBefore, ...before } = withoutBy(JSON.parse(row.item));
  const { by: _, ...after } = withoutBy(merged.item);
  const isNews = row.title !== title || row.card !== told.card || sorted(before) !== sorted(after);
  if (!isNews && tellersOf(byBefore) === tellersOf(by)) return undefined;
  const updated_at = isNews ? Math.max(now, row.updated_at + 1) : row.updated_at;
  return { row: { ...told, created_at: row.created_at, updated_at }, isNews };
}

type Facts = { readonly by?: FactsBy };

function withoutBy({ facts = {}, ...item }: StoredItem) {
  const { by, ...rest } = facts as Facts;
  return { by, item, facts: rest };
}

/** The same text for the same fields, in whatever order they stand. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Who tells what, whenever they told it. */
function tellersOf(by: FactsBy = {}): string {
  return sorted(Object.fromEntries(Object.entries(by).map(([field, { source }]) => [field, source])));
}
