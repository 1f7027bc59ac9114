export type CoverShape = 'card' | 'dashboard' | 'detail' | 'banner' | 'thumbnail';

interface Sheet {
  /** In units of a cover 300 wide. */
  height: number;
  /** Whether the cover has a title; if not, the motif is centred. */
  hasTitle: boolean;
}

const sheet = (height: number, hasTitle: boolean): Sheet => ({ height, hasTitle });

/** The height and content of each shape. */
export const coverLayouts: Readonly<Record<CoverShape, Sheet>> = {
  card: sheet(360, true),
  dashboard: sheet(312, true),
  detail: sheet(399, true),
  banner: sheet(168, false),
  thumbnail: sheet(360, false),
};

/** All shapes of covers. */
export const coverShapes = Object.keys(coverLayouts) as readonly CoverShape[];
