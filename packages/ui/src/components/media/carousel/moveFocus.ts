import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../../../elements/isRightToLeft.ts';

/**
 * Moves the focus from the link or button of one card to that of another, in the order of `nextIndexForKey`; cards without a
 * focusable element are skipped. `cardOf` returns the element of an item, rendering it first if necessary.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  {
    rows,
    count,
    cardOf,
  }: { rows: number; count: number; cardOf: (index: number) => Element | null | undefined },
): void {
  const isHandledElsewhere =
    event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  // A text field or a slider handles arrow keys itself.
  if (isHandledElsewhere || !(event.target as Element).matches('a, button')) return;
  const shape = { rows, count, rtl: isRightToLeft(event.currentTarget) };
  for (
    let next = nextIndexForKey(event.key, index, shape);
    next !== undefined;
    next = nextIndexForKey(event.key, next, shape)
  ) {
    const target = cardOf(next)?.querySelector<HTMLElement>('a[href], button:enabled');
    if (!target) continue;
    event.preventDefault();
    target.focus();
    return;
  }
}

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
