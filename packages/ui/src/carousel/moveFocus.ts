import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../theme/isRightToLeft.ts';
import { itemForKey } from './itemForKey.ts';

/**
 * Leads the focus from the link or button of one card to that of another, as `itemForKey` says; a card with nothing to
 * focus is passed. `cardOf` finds the card of an item, and may have to put it there first.
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
  const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  // Arrows within a text field or a slider are its own.
  if (isTaken || !(event.target as Element).matches('a, button')) return;
  const shape = { rows, count, rtl: isRightToLeft(event.currentTarget) };
  for (
    let next = itemForKey(event.key, index, shape);
    next !== undefined;
    next = itemForKey(event.key, next, shape)
  ) {
    const target = cardOf(next)?.querySelector<HTMLElement>('a[href], button:enabled');
    if (!target) continue;
    event.preventDefault();
    target.focus();
    return;
  }
}
