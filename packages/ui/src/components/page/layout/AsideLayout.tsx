import { type ReactNode, useSyncExternalStore } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { styled } from '../../../theme/stitches.ts';

export interface AsideLayoutProps extends RootAttributes<HTMLDivElement> {
  /** Content above the tools, for example a greeting. */
  head?: ReactNode;
  /** Controls that filter the content; on a phone they stay in view while the content scrolls. */
  tools: ReactNode;
  /** In windows of 1536 px and more: up to 1680 px wide, also in a `Page`. */
  wide?: boolean;
  /** Content below the tools; on a phone below the main content. */
  foot?: ReactNode;
  /** The main content, usually a long list. */
  children: ReactNode;
}

/**
 * A long list with the controls that filter it: a sticky column beside the list, or a bar above it on narrow screens.
 * Renders a `<div>` element.
 */
export function AsideLayout({ head, tools, foot, wide, children, ...rest }: AsideLayoutProps) {
  // The DOM order changes with the layout, so that the tab order matches the visual order.
  const isNarrow = useIsNarrow();
  return (
    <Root {...rest} wide={wide}>
      <Aside>
        {head}
        <Tools data-part="tools">{tools}</Tools>
        {!isNarrow && foot && <Footer>{foot}</Footer>}
      </Aside>
      <Content>{children}</Content>
      {isNarrow && foot && <Footer>{foot}</Footer>}
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  // A pinned element takes precedence over the sticky tools.
  '&:has([data-pinned]) [data-part="tools"]': { position: 'static' },
  '@md': {
    display: 'grid',
    // The column grows with the text size, so that a user name fits on a line.
    gridTemplateColumns: 'clamp(260px, 16.25rem, 40%) minmax(0, 1fr)',
    gap: '$10',
  },
  '@lg': { gridTemplateColumns: 'clamp(296px, 18.5rem, 40%) minmax(0, 1fr)' },
  variants: {
    wide: {
      true: {
        '@media (min-width: 1536px)': {
          width: 'min(1680px, 100vw - 96px)',
          // Not `marginInline`, which Stitches divides at the spaces.
          marginInlineStart: 'calc((100% - min(1680px, 100vw - 96px)) / 2)',
        },
      },
    },
  },
});

// On narrow screens its children are in the same column as the list, so that the tools can stick along the list.
const Aside = styled('div', {
  display: 'contents',
  '@md': { display: 'flex', flexDirection: 'column', alignSelf: 'start', gap: '$6', minWidth: 0 },
  // Not sticky in low windows, because the end of a column that is higher than the window could not be reached.
  '@media (min-width: 900px) and (min-height: 600px)': {
    position: 'sticky',
    top: 'calc($sizes$bar + $space$8)',
  },
});

// Below the list also in server-rendered HTML, for which the width of the window is unknown.
const Footer = styled('div', { display: 'grid', order: 1, '@md': { order: 0 } });

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > *': { flex: '1 1 130px' },
  // Its items stay in one line.
  '& > [role="radiogroup"]': { flexBasis: 'max-content' },
  '@media (max-width: 899px) and (min-height: 500px)': {
    position: 'sticky',
    zIndex: 2,
    top: '$sizes$barSmall',
    marginInline: '-$space$4',
    padding: '$space$2 $space$4',
    borderBottom: '1px solid $colors$hairline',
    backgroundColor: '$colors$barFill',
    backdropFilter: 'blur(14px)',
  },
  '@media (min-width: 600px) and (max-width: 899px)': {
    top: '$sizes$bar',
    marginInline: '-$space$10',
    paddingInline: '$space$10',
    '& > *': { flex: '1 1 0' },
    '& > [role="radiogroup"]': { flexBasis: 'max-content' },
  },
  '@md': { flexDirection: 'column', flexWrap: 'nowrap', gap: '$6', '& > *': { flex: 'none' } },
});

const Content = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  minWidth: 0,
  paddingTop: '$2',
  // While the list is loading its height is unknown: this keeps the content below it outside of the window.
  '&:has(> [role="status"])': { minHeight: '100dvh' },
  // The focused element must not be covered by the sticky tools.
  '& a, & button': { scrollMarginTop: '72px' },
  '@md': { paddingTop: 0, '& a, & button': { scrollMarginTop: 0 } },
});

/** Whether the window has room for one column only; false on the server and without `matchMedia`. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
}

const media = () => globalThis.matchMedia?.(`(max-width: ${breakpoints.md - 1}px)`);

function subscribe(notify: () => void) {
  const query = media();
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}
