import type { ReactNode } from 'react';
import { Wordmark } from '../brand/Wordmark.tsx';
import type { ImageProps } from '../image/Image.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { HeroBanner } from './HeroBanner.tsx';
import { HeroCovers } from './HeroCovers.tsx';

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
        <HeroBanner>{banner}</HeroBanner>
        <Brand>
          <Wordmark size="hero" underline />
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
