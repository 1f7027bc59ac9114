import type { WidgetName } from './protocol.ts';

/** What the height of a widget depends on. */
export interface ReservedHeightOptions {
  /** The attribute `size`. */
  readonly size: string | null | undefined;
  /** Width of the widget in CSS pixels. */
  readonly width: number;
}

/** CSS pixels to reserve for a widget until it reports its height, which is no more than that unless its font is larger. */
export function reservedHeight(widget: WidgetName, { size, width }: ReservedHeightOptions): number {
  const heights = heightsBySize[widget];
  const [height, narrowHeight = height] = heights[size === 'small' || size === 'large' ? size : 'usual'];
  return width < minFullWidth ? narrowHeight : height;
}

const minFullWidth = 600;

/** The height of a widget; the second one is for narrow pages. */
type Height = readonly [number, number?];
type HeightBySize = Readonly<Record<'usual' | 'small' | 'large', Height>>;

const rows = (one: Height, two: Height): HeightBySize => ({ usual: one, small: one, large: two });
const cards = rows([408, 404], [672, 668]);
const heightsBySize: Readonly<Record<WidgetName, HeightBySize>> = {
  carousel: cards,
  list: cards,
  'user-list': cards,
  rating: { usual: [277], small: [80], large: [277] },
  // On narrow pages the numbers need two lines.
  badge: rows([80, 93], [80, 93]),
  collection: rows([518, 514], [892, 888]),
};
