import type { ReactNode } from 'react';
import { Wordmark } from '../brand/Wordmark.tsx';
import type { ImageProps } from '../image/Image.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { HeroBanner } from './HeroBanner.tsx';
import { Skyline } from './Skyline.tsx';

export interface HeroCover {
  /** What it is the cover of: another id at the same place is another picture. */
  id: string;
  /** Address of the picture. */
  imageUrl?: string | null;
  /** The same picture in other widths, as HTML writes a `srcset`. */
  imageSet?: string | null;
  /** What stands in for a picture that is missing or fails, as `Image` takes it. */
  fallback?: ImageProps['fallback'];
}

export interface HeroProps extends RootAttributes<HTMLElement> {
  /** One short line of news. */
  banner: string;
  /** A heading; one line of space is kept for it. */
  welcome: ReactNode;
  /** What one can do here, in a sentence or two. */
  children: ReactNode;
  /** A button, or nothing: its space is kept either way, so that nothing moves when it comes. */
  action?: ReactNode;
  /**
   * Up to five, the best first: it stands in the middle. A phone shows three. Three wide, four high. The place of one
   * that is not known yet is kept.
   */
  covers: readonly (HeroCover | undefined)[];
}

/**
 * The first view of Home: the brand as the page's h1, a welcome, and a skyline of covers on the shelf.
 * Renders a `<section>` element.
 */
export function Hero({ banner, welcome, children, action, covers, ...rest }: HeroProps) {
  return (
    <Root {...rest}>
      <Words>
        <HeroBanner>{banner}</HeroBanner>
        <Brand>
          <Wordmark size="hero" underline />
        </Brand>
        <Welcome>{welcome}</Welcome>
        <Explanation>{children}</Explanation>
        <Action>{action}</Action>
      </Words>
      <Skyline covers={covers} />
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
  // Below the shelf, room for what it mirrors.
  paddingBottom: '$6',
  '@md': {
    gridTemplateColumns: 'minmax(340px, 1fr) minmax(0, 740px)',
    alignItems: 'end',
    gap: '0 $6',
    paddingBottom: '$6',
  },
  '@lg': { columnGap: '$8' },
});

const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@md': { alignSelf: 'start', paddingBottom: '44px' },
});

const Brand = styled('h1', {
  width: '100%',
  marginTop: '$5',
  // Stands a little out, so that the round of the G is flush with the text below.
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
  // The phone's gap belongs to the words above, not under the covers' feet.
  marginTop: '-$6',
  '@md': { marginTop: 0 },
});
