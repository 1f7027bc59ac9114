import { limits } from '@gildshelf/api-client/contract';
import type { TrackedItem } from '@gildshelf/api-client/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { estimateRows, measureGrid, placeRows, unplaceRows } from './gridElement.ts';
import { firstCardInView, type GridMeasures, pitchOf, rowOf, rowsInView } from './rowsInView.ts';
import { useKeptCard } from './useKeptCard.ts';
import { usePrinting } from './usePrinting.ts';

/** The rows of a grid that are in the page: places in the list of titles follow from them and the columns. */
export interface ShownRows {
  readonly columns: number;
  readonly rows: readonly number[];
}

/**
 * Which rows of a long list of cards have to be in the page while it scrolls; null where all of them are: up to 100
 * cards that are the whole list, and on paper.
 */
export function useRowsInView(items: readonly TrackedItem[], isWholeList: boolean) {
  const grid = useRef<HTMLElement>(null);
  const latest = useRef(items);
  const measures = useRef<GridMeasures>(undefined);
  const anchor = useRef<Anchor>(undefined);
  const [shown, setShown] = useState<ShownRows>(firstRow);
  const settleLater = useRef<() => void>(undefined);
  const settleNow = useCallback(() => settleLater.current?.(), []);
  const keptCards = useKeptCard(grid, latest, settleNow);

  const isPrinting = usePrinting();
  const isWhole = (isWholeList && items.length <= wholeCollection) || isPrinting;
  const there = shown.rows.filter((row) => row * shown.columns < items.length);
  const rows = there.length > 0 ? there : firstRow.rows;

  function settle() {
    const element = grid.current;
    const read = element && measureGrid(element);
    if (!read) return;
    const before = measures.current;
    // Larger letters may make one row higher than another; with all as high as the highest, nothing moves.
    const rowHeight =
      before?.columns === read.columns ? Math.max(before.rowHeight, read.rowHeight) : read.rowHeight;
    const now = { ...read, rowHeight };
    measures.current = now;
    placeRows(element, now, items.length, rows);
    if (before && (before.columns !== now.columns || pitchOf(before) !== pitchOf(now)))
      bringBack(element, now, anchor.current);

    const { top } = element.getBoundingClientRect();
    const view = { top: -top, height: innerHeight };
    const card = firstCardInView(now, view);
    anchor.current = card === undefined ? undefined : { card, top: top + rowOf(now, card) * pitchOf(now) };
    const next = rowsInView(now, items.length, view, keptCards());
    if (now.columns !== shown.columns || String(next) !== String(rows))
      setShown({ columns: now.columns, rows: next });
  }

  useLayoutEffect(() => {
    latest.current = items;
    settleLater.current = isWhole ? undefined : settle;
    if (!isWhole) return settle();
    if (!grid.current) return;
    if (measures.current) unplaceRows(grid.current);
    measures.current = undefined;
    estimateRows(grid.current);
  });

  useEffect(() => {
    if (isWhole) return;
    // Before the next frame, so that no frame is without its cards.
    const settleInFrame = () => flushSync(settleNow);
    const options = { passive: true, capture: true };
    addEventListener('scroll', settleInFrame, options);
    addEventListener('resize', settleInFrame, options);
    return () => {
      removeEventListener('scroll', settleInFrame, options);
      removeEventListener('resize', settleInFrame, options);
    };
  }, [isWhole, settleNow]);

  return { grid, shown: isWhole ? null : { columns: shown.columns, rows } };
}

// So many cards are all in the page. Here and not in the contract, which every first visit carries.
const wholeCollection = 100;

// What one row tells of the others is enough to begin with.
const firstRow: ShownRows = { columns: Math.max(...limits.dashboardCard.columns), rows: [0] };

/** A card and where its upper edge is in the window. */
interface Anchor {
  readonly card: number;
  readonly top: number;
}

/** Scrolls so that a card stands where it stood before its row got another place. */
function bringBack(grid: HTMLElement, measures: GridMeasures, anchor: Anchor | undefined): void {
  if (!anchor) return;
  const top = grid.getBoundingClientRect().top + rowOf(measures, anchor.card) * pitchOf(measures);
  scrollBy({ top: top - anchor.top, behavior: 'instant' });
}
