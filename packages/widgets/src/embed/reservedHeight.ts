import type { WidgetName } from './protocol.ts';

/** What the height of a widget depends on. */
export interface ReservedHeightOptions {
  readonly isLarge: boolean;
  /** Width of the widget in CSS pixels. */
  readonly width: number;
}

/** CSS pixels to reserve for a widget until it reports its height, which is no more than that unless its font is larger. */
export function reservedHeight(widget: WidgetName, { isLarge, width }: ReservedHeightOptions): number {
  const height = heights[widget] - (width < minFullWidth ? narrowReductions[widget] : 0);
  return isLarge ? height + secondRowHeights[widget] : height;
}

const minFullWidth = 600;
/** Height of a second row of cards, for widgets that have rows. */
const secondRowHeights: Readonly<Record<WidgetName, number>> = {
  carousel: 264,
  list: 264,
  rating: 0,
  collection: 374,
};
const heights: Readonly<Record<WidgetName, number>> = {
  carousel: 408,
  list: 408,
  rating: 277,
  collection: 518,
};
const narrowReductions: Readonly<Record<WidgetName, number>> = {
  carousel: 4,
  list: 4,
  rating: 0,
  collection: 4,
};
