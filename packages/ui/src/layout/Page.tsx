import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { pageClass } from './pageClass.ts';

export interface PageProps extends RootAttributes<HTMLElement, 'id' | 'tabIndex'> {
  /** `bar` leaves room for the fixed top bar; `centred` is one narrow column in the middle, whose top stays where it is. */
  variant?: 'bar' | 'centred';
  /** The page itself. */
  children: ReactNode;
}

/**
 * The main landmark: 1200 px wide at most, 16 px from the edges of a phone. A `SkipLink` leads here, to its id `main`.
 * Renders a `<main>` element.
 */
export function Page({ variant = 'bar', ...rest }: PageProps) {
  return <main {...rest} id="main" tabIndex={-1} className={`${look({ variant }).className} ${pageClass}`} />;
}

const look = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  // The footer starts below the window on short pages too: what comes late never pushes it through the view.
  minHeight: '100dvh',
  marginInline: 'auto',
  paddingInline: '$4',
  variants: {
    variant: {
      bar: {
        gap: '$11',
        maxWidth: 'calc($sizes$container + 2 * $space$4)',
        paddingTop: 'calc($sizes$barSmall + $space$6)',
        paddingBottom: '$16',
        '@sm': {
          gap: '$14',
          maxWidth: 'calc($sizes$container + 2 * $space$10)',
          paddingInline: '$10',
          paddingTop: 'calc($sizes$bar + $space$8)',
        },
        '@xl': { gap: '$16' },
      },
      centred: {
        gap: '$8',
        maxWidth: 'calc(400px + 2 * $space$4)',
        // A form of a usual height stands in the middle. What comes later, as an error, moves nothing above it.
        paddingTop: 'max($space$10, calc(50dvh - 360px))',
        paddingBottom: '$10',
      },
    },
  },
});
