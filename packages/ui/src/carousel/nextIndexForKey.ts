/**
 * Index of the item that a key moves the focus to, or `undefined` if there is none. Items fill `rows` column by column:
 * arrow keys move to the next or previous column and up or down within a column, Home and End to the first or last item.
 */
export function nextIndexForKey(
  key: string,
  index: number,
  { rows, count, rtl }: { rows: number; count: number; rtl: boolean },
): number | undefined {
  const row = index % rows;
  const last = count - 1;
  // In a last column that is not full, the last item is the target for the empty cells, too.
  const onward = index - row + rows <= last ? Math.min(index + rows, last) : undefined;
  const back = index - rows;
  const targets: Record<string, number | undefined> = {
    ArrowRight: rtl ? back : onward,
    ArrowLeft: rtl ? onward : back,
    ArrowUp: row > 0 ? index - 1 : undefined,
    ArrowDown: row < rows - 1 ? index + 1 : undefined,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined || target < 0 || target > last || target === index ? undefined : target;
}
