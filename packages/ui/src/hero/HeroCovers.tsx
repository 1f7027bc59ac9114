import { Image } from '../image/Image.tsx';
import { styled } from '../theme/stitches.ts';
import type { HeroCover } from './Hero.tsx';

export interface HeroCoversProps {
  /** The best first. */
  covers: readonly (HeroCover | undefined)[];
}

/**
 * Covers on a common baseline, the best in the middle and tallest; the space of missing covers is reserved. Hidden from
 * screen readers: the titles are linked further down the page.
 */
export function HeroCovers({ covers }: HeroCoversProps) {
  return (
    <Row aria-hidden="true">
      {slots.map(({ rank, height }) => {
        const cover = covers[rank];
        return (
          <Slot key={rank} low={height === 'low'} data-state={cover ? 'shown' : 'waiting'}>
            {cover && (
              <Image
                key={cover.id}
                src={cover.imageUrl}
                srcSet={cover.imageSet}
                alt=""
                width={widths[height]}
                height={Math.round(widths[height] * ratio)}
                fallback={cover.fallback}
                radius="card"
                loading={height === 'low' ? 'lazy' : 'eager'}
                fetchPriority={priorities[height]}
              />
            )}
          </Slot>
        );
      })}
    </Row>
  );
}

const slots = [
  { rank: 3, height: 'low' },
  { rank: 1, height: 'middle' },
  { rank: 0, height: 'tall' },
  { rank: 2, height: 'middle' },
  { rank: 4, height: 'low' },
] as const;

// Phones do not show the low covers.
const priorities = { tall: 'high', middle: undefined, low: undefined } as const;

const ratio = 1.33;

const widths = { tall: 216, middle: 144, low: 108 };

// The position of a cover does not depend on the next ones: a page may be painted before all of its HTML has arrived.
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
  // Reserves the height of the tallest cover.
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

const Slot = styled('div', {
  minWidth: 0,
  // Reserves the space of a missing cover, so that the layout does not shift.
  aspectRatio: `1 / ${ratio}`,
  borderRadius: '$card',
  '&[data-state="waiting"]': { visibility: 'hidden' },
  boxShadow: '$shadows$cover, 0 0 0 1px rgba(255,255,255,.08)',
  // Reflection on the shelf; decoration that not all browsers support.
  '-webkit-box-reflect': 'below 4px linear-gradient(transparent 78%, rgba(0,0,0,.16))',
  '& > *': { width: '100%' },
  variants: { low: { true: { display: 'none', '@sm': { display: 'block' } } } },
});
