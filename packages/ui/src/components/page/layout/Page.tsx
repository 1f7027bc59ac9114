import type { ReactNode } from 'react';
import { pageClass } from '../../../elements/pageClass.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';

export interface PageProps extends RootAttributes<HTMLElement, 'id' | 'tabIndex'> {
  /** `bar` leaves room for the fixed top bar; `centred` is one narrow centred column, whose top does not move when it grows. */
  variant?: 'bar' | 'centred';
  /** Content of the page. */
  children: ReactNode;
}

/**
 * The main landmark: at most 1200 px wide, with 16 px of padding on a phone. Its id is `main`, the default target of `SkipLink`.
 * Renders a `<main>` element.
 */
export function Page({ variant = 'bar', ...rest }: PageProps) {
  return (
    <main
      {...rest}
      id="main"
      tabIndex={-1}
      className={`${pageClass} ${styles({ ...rest, variant }).className}`}
    />
  );
}

const styles = css({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  // The footer starts below the window on short pages too, so that content that loads later does not shift it visibly.
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
        // Centres a form of typical height. Content that appears later, such as an error, shifts nothing above it.
        paddingTop: 'max($space$10, calc(50dvh - 360px))',
        paddingBottom: '$10',
      },
    },
  },
});
