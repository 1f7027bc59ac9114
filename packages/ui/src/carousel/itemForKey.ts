/**
 * The item that a key leads to from another, or `undefined` where it leads nowhere. Items fill `rows` column by column:
 * arrows go to the next column and, within a column, up and down; Home and End to the first item and the last.
 */
export function itemForKey(
  key: string,
  index: number,
  { rows, count, rtl }: { rows: number; count: number; rtl: boolean },
): number | undefined {
  const row = index % rows;
  const last = count - 1;
  // A last column that is not full has its last item in the place of those that are not there.
  const onward = index - row + rows <= last ? Math.min(index + rows, last) : undefined;
  const back = index - rows;
  const places: Record<string, number | undefined> = {
    ArrowRight: rtl ? back : onward,
    ArrowLeft: rtl ? onward : back,
    ArrowUp: row > 0 ? index - 1 : undefined,
    ArrowDown: row < rows - 1 ? index + 1 : undefined,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined || place < 0 || place > last || place === index ? undefined : place;
}
