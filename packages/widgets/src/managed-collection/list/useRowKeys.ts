import type { KeyboardEvent } from 'react';
import type { ManagedTitle } from '../managedTitle.ts';
import type { Selection } from '../useSelection.ts';

interface RowKeysOptions {
  readonly titles: readonly ManagedTitle[];
  readonly selection: Selection;
  readonly hasShortcuts: boolean;
  readonly rate: (title: ManagedTitle, rating: number) => void;
}

/**
 * Handles the keys of a row that has the focus: Space selects, Shift with an arrow extends the selection, Enter opens the title. If
 * shortcuts are on: 1 to 5 rate, with Shift half a star less, and S moves the focus to the status.
 */
export function useRowKeys({ titles, selection, hasShortcuts, rate }: RowKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target;
    if (!(row instanceof HTMLElement) || row.role !== 'row') return;
    const index = Number(row.dataset.index);
    const title = titles[index];
    if (!title) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') selection.selectLoaded();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === ' ') selection.set(index, !selection.has(title.id), event.shiftKey);
    else if (event.key === 'Enter') row.querySelector('a')?.click();
    else if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
      if (!(next instanceof HTMLElement)) return;
      if (!selection.has(title.id)) selection.set(index, true);
      selection.set(Number(next.dataset.index), true, true);
      next.focus();
    } else if (hasShortcuts && /^Digit[1-5]$/.test(event.code))
      rate(title, Number(event.code.at(-1)) - (event.shiftKey ? 0.5 : 0));
    else if (hasShortcuts && event.key.toLowerCase() === 's') row.querySelector('select')?.focus();
    else return;
    event.preventDefault();
  };
}
