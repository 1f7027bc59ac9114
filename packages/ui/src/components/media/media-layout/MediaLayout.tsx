import type { ReactNode, Ref } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';
import { Shelf } from '../../page/shelf/Shelf.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';

export interface MediaLayoutProps extends RootAttributes<HTMLElement> {
  /** `cover` has the media beside the text, `wide` (a trailer) below the head. */
  variant?: 'cover' | 'wide';
  /** A `MediaHead`. */
  head: ReactNode;
  /** A `StandingCover`, or a trailer. */
  media: ReactNode;
  /** A `FactList`. */
  facts: ReactNode;
  /** A `Panel` with actions. */
  panel: ReactNode;
  /** The description. */
  children: ReactNode;
}

/**
 * Layout for the page of a title. On a phone head, media, panel, facts and description are stacked; on wide screens the panel
 * is at the side. Renders an `<article>` element.
 */
export function MediaLayout({
  variant = 'cover',
  head,
  media,
  facts,
  panel,
  children,
  ...rest
}: MediaLayoutProps) {
  return (
    <article {...rest} className={styles({ ...rest, variant }).className}>
      <div data-part="head">{head}</div>
      <div data-part="media">{media}</div>
      <div data-part="panel">{panel}</div>
      <div data-part="facts">{facts}</div>
      <div data-part="description">{children}</div>
    </article>
  );
}

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '& > *': { minWidth: 0 },
  '& > [data-part="head"]': { gridArea: 'head' },
  '& > [data-part="media"]': { gridArea: 'media' },
  '& > [data-part="facts"]': { gridArea: 'facts' },
  '& > [data-part="panel"]': { gridArea: 'panel' },
  '& > [data-part="description"]': {
    gridArea: 'description',
    display: 'flex',
    flexDirection: 'column',
    gap: '$2',
  },
  gridTemplateAreas: '"head" "media" "panel" "facts" "description"',
  variants: {
    variant: {
      cover: {
        '@sm': {
          gridTemplateColumns: '240px minmax(0, 1fr)',
          gridTemplateRows: 'auto auto auto 1fr',
          gridTemplateAreas: '"media head" "media panel" "media facts" "media description"',
          columnGap: '$10',
        },
        '@lg': {
          gridTemplateColumns: '282px minmax(0, 1fr) 312px',
          gridTemplateRows: 'auto auto 1fr',
          gridTemplateAreas: '"media head panel" "media facts panel" "media description panel"',
          gap: '$8 $12',
        },
      },
      wide: {
        '@md': {
          gridTemplateColumns: 'minmax(0, 1fr) 312px',
          gridTemplateRows: 'auto auto auto 1fr',
          gridTemplateAreas: '"head panel" "media panel" "facts panel" "description panel"',
          gap: '$6 $12',
        },
      },
    },
  },
});

export interface MediaHeadProps extends RootAttributes<HTMLElement> {
  /** Small label above the title: 'Game'. */
  kicker?: string;
  /** Text of the h1. */
  title: string;
  /** The title in its original language, or a `Skeleton` while it is loading. */
  subtitle?: ReactNode;
  /** Language tag of the subtitle: 'ja'. */
  subtitleLang?: string;
  /** Ref of the h1, so that a script can move the focus there after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Content below the title, for example a `ScoreLine`. */
  children?: ReactNode;
}

/** Page header of a title: label, heading and subtitle. Renders a `<header>` element. */
export function MediaHead({
  kicker,
  title,
  subtitle,
  subtitleLang,
  headingRef,
  children,
  ...rest
}: MediaHeadProps) {
  return (
    <header {...rest}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Heading level={1} ref={headingRef} tabIndex={-1}>
        {title}
      </Heading>
      {subtitle && <Subtitle lang={subtitleLang}>{subtitle}</Subtitle>}
      {children && <Below>{children}</Below>}
    </header>
  );
}

const Kicker = styled('p', { marginBottom: '$2', color: '$champagne', fontSize: '$14' });

const Subtitle = styled('p', {
  display: 'flow-root',
  marginTop: '$1',
  color: '$textSecondary',
  letterSpacing: '.02em',
});

const Below = styled('div', { marginTop: '$5' });

export interface StandingCoverProps extends RootAttributes<HTMLDivElement> {
  /** URL of the cover. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the cover. */
  imageSet?: string | null;
  /** Text alternative; empty when the title is beside the cover. */
  alt?: string;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
}

/** The cover on the page of a title: ratio 3 : 4, standing on a shelf with a reflection. Renders a `<div>` element. */
export function StandingCover({ imageUrl, imageSet, alt = '', fallback, ...rest }: StandingCoverProps) {
  return (
    <Root {...rest}>
      <Frame>
        <Image
          src={imageUrl}
          srcSet={imageSet}
          alt={alt}
          width={282}
          height={375}
          fallback={fallback}
          radius="card"
          loading="eager"
          fetchPriority="high"
        />
      </Frame>
      <Shelf weight="hero" fade="both" />
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // Space for the reflection.
  paddingBottom: '$6',
  '@sm': { alignItems: 'stretch' },
});

const Frame = styled('div', {
  width: '100%',
  maxWidth: '240px',
  borderRadius: '$card',
  boxShadow: '$shadows$cover, 0 0 0 1px $colors$hairline',
  '-webkit-box-reflect': 'below 4px linear-gradient(transparent 86%, rgba(0,0,0,.16))',
  '& > *': { width: '100%' },
  '@sm': { maxWidth: 'none' },
});
