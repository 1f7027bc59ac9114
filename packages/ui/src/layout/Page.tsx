import type { ReactNode, Ref } from 'react';
import { css } from '../theme/stitches.ts';

export interface PageProps {
  /** `bar` leaves room for the fixed top bar; `centred` is one narrow column in the middle of the window. */
  variant?: 'bar' | 'centred';
  'aria-busy'?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The main landmark: 1200 px wide at most, 16 px from the edges of a phone. A `SkipLink` leads here. */
export function Page({ variant = 'bar', ...rest }: PageProps) {
  return <main id="main" tabIndex={-1} className={look({ variant }).className} {...rest} />;
}

const look = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  marginInline: 'auto',
  paddingInline: '$4',
  variants: {
    variant: {
      bar: {
        gap: '$11',
        maxWidth: 'calc($sizes$container + 2 * $space$4)',
        paddingTop: 'calc($sizes$barSmall + $space$6)',
        paddingBottom: '$16',
        // Short pages too push the footer to the foot of the window.
        minHeight: 'calc(100dvh - 96px)',
        '@sm': {
          gap: '$14',
          maxWidth: 'calc($sizes$container + 2 * $space$10)',
          paddingInline: '$10',
          paddingTop: 'calc($sizes$bar + $space$8)',
        },
      },
      centred: {
        gap: '$6',
        justifyContent: 'center',
        maxWidth: 'calc(400px + 2 * $space$4)',
        minHeight: '100dvh',
        paddingBlock: '$10',
      },
    },
  },
});
