import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../theme/isRightToLeft.ts';
import { nextIndexForKey } from './nextIndexForKey.ts';

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
