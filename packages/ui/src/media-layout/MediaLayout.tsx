import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

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
 * Layout for the page of a title. On a phone head, media, facts, panel and description are stacked; on wide screens the panel
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
    <article {...rest} className={styles({ variant }).className}>
      <div data-part="head">{head}</div>
      <div data-part="media">{media}</div>
      <div data-part="facts">{facts}</div>
      <div data-part="panel">{panel}</div>
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
  gridTemplateAreas: '"head" "media" "facts" "panel" "description"',
  variants: {
    variant: {
      cover: {
        '@sm': {
          gridTemplateColumns: '240px minmax(0, 1fr)',
          gridTemplateRows: 'auto auto auto 1fr',
          gridTemplateAreas: '"media head" "media facts" "media panel" "media description"',
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
