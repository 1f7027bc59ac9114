import type { WidgetName } from './protocol.ts';

/** What the height of a widget hangs on. */
export interface Place {
  readonly isLarge: boolean;
  /** CSS pixels. */
  readonly width: number;
}

/** Pixels kept for a widget before it has said how many it takes, which are no fewer unless its letters are larger. */
export function reservedHeight(widget: WidgetName, { isLarge, width }: Place): number {
  const height = heights[widget] - (width < wide ? narrower[widget] : 0);
  return isLarge ? height + rows[widget] : height;
}

const wide = 600;
/** Another row of cards, where there are rows. */
const rows: Readonly<Record<WidgetName, number>> = { carousel: 264, rating: 0, collection: 374 };
const heights: Readonly<Record<WidgetName, number>> = { carousel: 408, rating: 277, collection: 518 };
const narrower: Readonly<Record<WidgetName, number>> = { carousel: 4, rating: 0, collection: 4 };
