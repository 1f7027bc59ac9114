/** The appearance of components: the colours, the colour in place of gold, and the size of controls and gaps. */
export interface Appearance {
  /** The colours; 'auto' follows the colour scheme that the user prefers. */
  readonly theme?: 'dark' | 'light' | 'auto' | undefined;
  /** Colour `#rrggbb` in place of gold. Text on it is white or dark, whichever has more contrast. */
  readonly accent?: string | undefined;
  /** 'compact' has smaller gaps and, with a mouse, lower controls; by touch they stay at least 44 px high. */
  readonly density?: 'comfortable' | 'compact' | undefined;
}
