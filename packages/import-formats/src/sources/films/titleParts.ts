import { ownLimits } from '@gildshelf/api-client/contract';
import type { ImportedReview, Remark, TitleIdName, TitleIds } from '../../model/ImportedTitle.ts';

const known = (dates: readonly (string | null)[]) => dates.filter((date) => date !== null).sort();

/** The earliest of partial dates; null if none is known. */
export const earliest = (dates: readonly (string | null)[]): string | null => known(dates)[0] ?? null;

/** The latest of partial dates; null if none is known. */
export const latest = (dates: readonly (string | null)[]): string | null => known(dates).at(-1) ?? null;

/** The different texts of the rows of a title as one note; null if there is none. */
export function noteOf(texts: readonly (string | null)[]): string | null {
  return [...new Set(texts.filter((text) => text))].join('\n\n') || null;
}

/** The ids that are known. */
export function knownIds(ids: Readonly<Partial<Record<TitleIdName, string | null>>>): TitleIds {
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id));
}

/** A year of four digits; null for another text. */
export const yearOf = (text: string): number | null => (/^\d{4}$/.test(text) ? Number(text) : null);

/** The items in groups by a key, both in the order of their first occurrence. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [key: string, items: readonly [Item, ...Item[]]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}

/** The remarks about the texts of a title. */
export function textRemarks(
  name: string | null,
  note: string | null,
  reviews: readonly ImportedReview[] = [],
): readonly Remark[] {
  const isLong =
    (note?.length ?? 0) > ownLimits.note || reviews.some(({ text }) => text.length > ownLimits.review);
  return [
    ...(name?.includes('\ufffd') ? (['damaged-name'] as const) : []),
    ...(isLong ? (['long-text'] as const) : []),
  ];
}
