import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';

export interface ShelfProps extends RootAttributes<HTMLDivElement, 'role'> {
  /** `fine` is 1 px, `hero` 2 px with a glow. */
  weight?: 'fine' | 'hero';
  /** `start` is opaque at the start and fades out towards the end, `both` fades out towards both ends. */
  fade?: 'start' | 'both';
}

/** The gold line below covers; decorative, hidden from screen readers. Renders a `<div>` element. */
export function Shelf({ weight = 'fine', fade = 'start', ...rest }: ShelfProps) {
  return <Line {...rest} aria-hidden="true" weight={weight} fade={fade} />;
}

const Line = styled('div', {
  width: '100%',
  '@forcedColors': { forcedColorAdjust: 'none', background: 'CanvasText !important' },
  variants: {
    weight: {
      fine: { height: '1px' },
      hero: { height: '2px', boxShadow: `0 0 18px 1px $colors$glow, 0 0 3px ${detail('glowEdge')}` },
    },
    fade: {
      start: { background: '$colors$shelfLine' },
      both: { background: detail('shelfLineFaded') },
    },
  },
});
