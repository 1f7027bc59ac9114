export type CoverShape = 'card' | 'dashboard' | 'detail' | 'banner' | 'thumbnail';

interface Sheet {
  /** Units, of a width of 300. */
  height: number;
  /** Whether the title is set on it; if not, the motif stands alone in the middle. */
  worded: boolean;
}

const sheet = (height: number, worded: boolean): Sheet => ({ height, worded });

/** The sheet of each shape. */
export const sheets: Readonly<Record<CoverShape, Sheet>> = {
  card: sheet(360, true),
  dashboard: sheet(312, true),
  detail: sheet(399, true),
  banner: sheet(168, false),
  thumbnail: sheet(360, false),
};

/** Every shape a cover is drawn for. */
export const coverShapes = Object.keys(sheets) as readonly CoverShape[];
