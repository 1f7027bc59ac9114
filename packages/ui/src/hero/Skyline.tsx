import { Image } from '../image/Image.tsx';
import { styled } from '../theme/stitches.ts';
import type { HeroCover } from './Hero.tsx';

export interface SkylineProps {
  /** The best first. */
  covers: readonly (HeroCover | undefined)[];
}

/**
 * Covers standing on one line, the best in the middle and tallest; their places are kept until they come. A picture
 * only: the titles are links further down.
 */
export function Skyline({ covers }: SkylineProps) {
  return (
    <Row aria-hidden="true">
      {places.map(({ cover, height }) => {
        const shown = covers[cover];
        return (
          <Stand key={cover} low={height === 'low'} data-state={shown ? 'shown' : 'waiting'}>
            {shown && (
              <Image
                key={shown.id}
                src={shown.imageUrl}
                srcSet={shown.imageSet}
                alt=""
                width={widths[height]}
                height={Math.round(widths[height] * ratio)}
                fallback={shown.fallback}
                radius="card"
                loading={height === 'low' ? 'lazy' : 'eager'}
                fetchPriority={priorities[height]}
              />
            )}
          </Stand>
        );
      })}
    </Row>
  );
}

const places = [
  { cover: 3, height: 'low' },
  { cover: 1, height: 'middle' },
  { cover: 0, height: 'tall' },
  { cover: 2, height: 'middle' },
  { cover: 4, height: 'low' },
] as const;

// A phone shows no low ones.
const priorities = { tall: 'high', middle: undefined, low: undefined } as const;

const ratio = 1.33;

const widths = { tall: 216, middle: 144, low: 108 };

// Each cover stands where it will stand before the next one is there: a page may be painted while it still comes.
const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 100fr) minmax(0, 138fr) minmax(0, 100fr)',
  alignItems: 'end',
  gap: '$3',
  width: '100%',
  maxWidth: '362px',
  marginInline: 'auto',
  '@sm': {
    gridTemplateColumns:
      'minmax(0, 108fr) minmax(0, 144fr) minmax(0, 216fr) minmax(0, 144fr) minmax(0, 108fr)',
    maxWidth: '768px',
  },
  '@md': { marginInlineEnd: 0 },
  '& > *': { gridRow: 1 },
  // As high as the tallest, before it is there.
  '&::before': {
    content: '""',
    gridRow: 1,
    gridColumn: 2,
    aspectRatio: `1 / ${ratio}`,
    '@sm': { gridColumn: 3 },
  },
  '& > :nth-child(2)': { gridColumn: 1, '@sm': { gridColumn: 2 } },
  '& > :nth-child(3)': { gridColumn: 2, '@sm': { gridColumn: 3 } },
  '& > :nth-child(4)': { gridColumn: 3, '@sm': { gridColumn: 4 } },
  '& > :nth-child(5)': { gridColumn: 5 },
});

const Stand = styled('div', {
  minWidth: 0,
  // The place of a cover that is not there yet: nothing moves when it comes.
  aspectRatio: `1 / ${ratio}`,
  borderRadius: '$card',
  '&[data-state="waiting"]': { visibility: 'hidden' },
  boxShadow: '$shadows$cover, 0 0 0 1px rgba(255,255,255,.08)',
  // The shelf is polished; where a browser cannot mirror, nothing is missing.
  '-webkit-box-reflect': 'below 4px linear-gradient(transparent 78%, rgba(0,0,0,.16))',
  '& > *': { width: '100%' },
  variants: { low: { true: { display: 'none', '@sm': { display: 'block' } } } },
});
