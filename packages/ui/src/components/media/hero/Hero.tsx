import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { Wordmark } from '../../graphics/brand/Wordmark.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';
import { Shelf } from '../../page/shelf/Shelf.tsx';

export interface HeroCover {
  /** Id of the title; another id at the same index loads another image. */
  id: string;
  /** URL of the image. */
  imageUrl?: string | null;
  /** The same image in other widths, in the syntax of the `srcset` attribute. */
  imageSet?: string | null;
  /** Shown if the image is missing or fails to load; see `fallback` of `Image`. */
  fallback?: ImageProps['fallback'];
}

export interface HeroProps extends RootAttributes<HTMLElement> {
  /** One short line of news. */
  banner: string;
  /** A heading; the space of one line is reserved for it. */
  welcome: ReactNode;
  /** What visitors can do here, in one or two sentences. */
  children: ReactNode;
  /** A button or nothing; its space is reserved either way, so that the layout does not shift. */
  action?: ReactNode;
  /**
   * Up to five covers with an aspect ratio of 3:4, the best first: it is shown in the middle. Phones show three. The space
   * of an undefined cover is reserved.
   */
  covers: readonly (HeroCover | undefined)[];
}

/**
 * The first section of the home page: the brand name as h1, a welcome heading, and covers on a shelf.
 * Renders a `<section>` element.
 */
export function Hero({ banner, welcome, children, action, covers, ...rest }: HeroProps) {
  return (
    <Root {...rest}>
      <Intro>
        <Banner>
          <Gauge aria-hidden="true" />
          {banner}
        </Banner>
        <Brand>
          <Wordmark size="lg" underline />
        </Brand>
        <Welcome>{welcome}</Welcome>
        <Explanation>{children}</Explanation>
        <Action>{action}</Action>
      </Intro>
      <HeroCovers covers={covers} />
      <Ground>
        <Shelf weight="hero" fade="both" />
      </Ground>
    </Root>
  );
}

const Root = styled('section', {
  position: 'relative',
  display: 'grid',
  gap: '$6',
  // Space below the shelf for the reflections of the covers.
  paddingBottom: '$6',
  '@md': {
    gridTemplateColumns: 'minmax(340px, 1fr) minmax(0, 740px)',
    alignItems: 'end',
    gap: '0 $6',
    paddingBottom: '$6',
  },
  '@lg': { columnGap: '$8' },
});

const Intro = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@md': { alignSelf: 'start', paddingBottom: '44px' },
});

const Brand = styled('h1', {
  width: '100%',
  marginTop: '$5',
  // Shifted outwards, so that the round of the G is aligned with the text below.
  marginInlineStart: '-2px',
  lineHeight: 0,
  '@md': { marginTop: '$6' },
});

const Welcome = styled('div', {
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '56px',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@sm': { minHeight: '64px' },
});

const Explanation = styled('div', {
  maxWidth: '400px',
  marginTop: '$2',
  color: '$textSecondary',
});

const Action = styled('div', { minHeight: '$control', marginTop: '$5', '@md': { marginTop: '$6' } });

const Ground = styled('div', {
  gridColumn: '1 / -1',
  // Removes the grid gap on phones, so that the covers stand on the shelf.
  marginTop: '-$6',
  '@md': { marginTop: 0 },
});

// A pill with a partly filled progress bar as decoration.
const Banner = styled('p', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '34px',
  padding: '5px $4 5px $3',
  border: `1px solid ${detail('gildedBorder')}`,
  borderRadius: '$pill',
  backgroundColor: '$wash',
  color: '$champagneLight',
  fontSize: '$12',
  lineHeight: 1.35,
  '@sm': { fontSize: '$14' },
});

const Gauge = styled('span', {
  flexShrink: 0,
  width: '34px',
  height: '4px',
  borderRadius: '$pill',
  background: detail('gauge'),
});

/**
 * Covers on a common baseline, the best in the middle and tallest; the space of missing covers is reserved. Hidden from
 * screen readers: the titles are linked further down the page.
 */
function HeroCovers({ covers }: Pick<HeroProps, 'covers'>) {
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
  boxShadow: '$shadows$cover, 0 0 0 1px $colors$hairline',
  // Reflection on the shelf; decoration that not all browsers support.
  '-webkit-box-reflect': 'below 4px linear-gradient(transparent 78%, rgba(0,0,0,.16))',
  '& > *': { width: '100%' },
  variants: { low: { true: { display: 'none', '@sm': { display: 'block' } } } },
});
