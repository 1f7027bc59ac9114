import { limits } from '@gildshelf/api-client/contract';
import type { TitleId } from '@gildshelf/api-client/react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  estimateRows,
  firstCardInView,
  type GridMeasures,
  measureGrid,
  positionRows,
  resetRows,
  rowOf,
  rowPitch,
  rowsInView,
} from './rowsInView.ts';

interface Item {
  readonly id: TitleId;
}

/** The rendered rows of a grid; the indexes of their titles follow from the rows and the columns. */
export interface RenderedRows {
  readonly columns: number;
  readonly rows: readonly number[];
}

/**
 * The rows of a long list of cards that are rendered while it scrolls, and the indexes of their titles; `shown` is null when all of them are, which is the case for a
 * complete list of up to 100 cards and in print.
 */
export function useRowsInView(items: readonly Item[], isComplete: boolean) {
  const grid = useRef<HTMLElement>(null);
  const latestItems = useRef(items);
  const measures = useRef<GridMeasures>(undefined);
  const anchor = useRef<Anchor>(undefined);
  const [shown, setShown] = useState<RenderedRows>(firstRow);
  const latestUpdate = useRef<() => void>(undefined);
  const updateNow = useCallback(() => latestUpdate.current?.(), []);
  const focusedCards = useFocusedCards(grid, latestItems, updateNow);

  const isPrinting = usePrinting();
  const rendersAll = (isComplete && items.length <= windowedAbove) || isPrinting;
  const validRows = shown.rows.filter((row) => row * shown.columns < items.length);
  const rows = validRows.length > 0 ? validRows : firstRow.rows;

  function update() {
    const element = grid.current;
    const measured = element && measureGrid(element);
    if (!measured) return;
    const previous = measures.current;
    // A larger font may make one row taller than another; giving all rows the tallest height prevents layout shifts.
    const rowHeight =
      previous?.columns === measured.columns
        ? Math.max(previous.rowHeight, measured.rowHeight)
        : measured.rowHeight;
    const current = { ...measured, rowHeight };
    measures.current = current;
    positionRows(element, current, items.length, rows);
    if (previous && (previous.columns !== current.columns || rowPitch(previous) !== rowPitch(current)))
      restoreAnchor(element, current, anchor.current);

    const { top } = element.getBoundingClientRect();
    const view = { top: -top, height: innerHeight };
    const card = firstCardInView(current, view);
    anchor.current =
      card === undefined ? undefined : { card, top: top + rowOf(current, card) * rowPitch(current) };
    const next = rowsInView(current, items.length, view, focusedCards());
    if (current.columns !== shown.columns || String(next) !== String(rows))
      setShown({ columns: current.columns, rows: next });
  }

  useLayoutEffect(() => {
    latestItems.current = items;
    latestUpdate.current = rendersAll ? undefined : update;
    if (!rendersAll) return update();
    if (!grid.current) return;
    if (measures.current) resetRows(grid.current);
    measures.current = undefined;
    estimateRows(grid.current);
  });

  useEffect(() => {
    if (rendersAll) return;
    // Renders synchronously, so that no frame is painted without its cards.
    const updateBeforePaint = () => flushSync(updateNow);
    const options = { passive: true, capture: true };
    addEventListener('scroll', updateBeforePaint, options);
    addEventListener('resize', updateBeforePaint, options);
    return () => {
      removeEventListener('scroll', updateBeforePaint, options);
      removeEventListener('resize', updateBeforePaint, options);
    };
  }, [rendersAll, updateNow]);

  const rendered = rendersAll ? null : { columns: shown.columns, rows };
  return {
    grid,
    shown: rendered,
    indexes: rendered ? cardIndexes(rendered, items.length) : Array.from(items.keys()),
  };
}

function cardIndexes({ columns, rows }: RenderedRows, count: number): number[] {
  return rows
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((index) => index < count);
}

// Up to this many cards are all rendered. Not part of the contract, which every first visit loads.
const windowedAbove = 100;

// The rows of the first render: one row is enough to measure the layout.
const firstRow: RenderedRows = { columns: Math.max(...limits.dashboardCard.columns), rows: [0] };

/** A card and the position of its upper edge in the viewport, in CSS pixels. */
interface Anchor {
  readonly card: number;
  readonly top: number;
}

/** Scrolls so that the anchor card keeps its position in the viewport after its row has moved. */
function restoreAnchor(grid: HTMLElement, measures: GridMeasures, anchor: Anchor | undefined): void {
  if (!anchor) return;
  const top = grid.getBoundingClientRect().top + rowOf(measures, anchor.card) * rowPitch(measures);
  scrollBy({ top: top - anchor.top, behavior: 'instant' });
}

/**
 * Returns a function that lists the indexes of the focused card and of its neighbours, which Tab moves to. A card counts as
 * focused while a dialog has the focus that the card had before. `onChange` is called when another card is focused.
 */
function useFocusedCards(
  grid: RefObject<HTMLElement | null>,
  items: RefObject<readonly Item[]>,
  onChange: () => void,
) {
  const focusedId = useRef<TitleId>(undefined);

  useEffect(() => {
    const element = grid.current;
    const setFocused = (id: TitleId | undefined) => {
      if (id === focusedId.current) return;
      focusedId.current = id;
      onChange();
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('li, [role="row"]') : null;
      setFocused(items.current[positionOf(item)]?.id);
    };
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      // The focus returns to the card after another window or a dialog has had it.
      if (!(relatedTarget instanceof Element) || relatedTarget.closest('[role$="dialog"]')) return;
      if (!element?.contains(relatedTarget)) setFocused(undefined);
    };
    element?.addEventListener('focusin', handleFocus);
    element?.addEventListener('focusout', handleBlur);
    return () => {
      element?.removeEventListener('focusin', handleFocus);
      element?.removeEventListener('focusout', handleBlur);
    };
  }, [grid, items, onChange]);

  return () => {
    const card =
      focusedId.current === undefined ? -1 : items.current.findIndex(({ id }) => id === focusedId.current);
    return card < 0 ? [] : [Math.max(card - 1, 0), card, card + 1];
  };
}

/** Index of the title of a card, or of a row of a grid, in which the header is row 1. */
const positionOf = (item: Element | null) =>
  item?.ariaPosInSet ? Number(item.ariaPosInSet) - 1 : Number(item?.ariaRowIndex) - 2;

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    // Synchronously, because the browser prints the page as it is when the event has been handled.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting;
}
