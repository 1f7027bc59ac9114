import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { useIsNarrow } from './useIsNarrow.ts';

export interface AsideLayoutProps extends RootAttributes<HTMLDivElement> {
  /** Whose page it is; above the choices. */
  head?: ReactNode;
  /** What chooses among the rest; on a phone it stays in view while the rest is scrolled. */
  tools: ReactNode;
  /** Below the choices, and on a phone below the rest. */
  foot?: ReactNode;
  /** The rest: a long list. */
  children: ReactNode;
}

/**
 * A long list and what chooses among it: a column that stays beside the list, or on narrow screens a bar above it. Renders a
 * `<div>` element.
 */
export function AsideLayout({ head, tools, foot, children, ...rest }: AsideLayoutProps) {
  // Tab follows what one sees, so that the place in the document has to change with the place on the screen.
  const isNarrow = useIsNarrow();
  return (
    <Root {...rest}>
      <Aside>
        {head}
        <Tools data-part="tools">{tools}</Tools>
        {!isNarrow && foot && <Foot>{foot}</Foot>}
      </Aside>
      <Rest>{children}</Rest>
      {isNarrow && foot && <Foot>{foot}</Foot>}
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  // Two things cannot stick to the same place: news goes first.
  '&:has([data-pinned]) [data-part="tools"]': { position: 'static' },
  '@md': {
    display: 'grid',
    // The column grows with the text size, so that a name fits on a line.
    gridTemplateColumns: 'clamp(260px, 16.25rem, 40%) minmax(0, 1fr)',
    gap: '$10',
  },
  '@lg': { gridTemplateColumns: 'clamp(296px, 18.5rem, 40%) minmax(0, 1fr)' },
});

// On narrow screens its parts stand in the same column as the list, along which the tools can stick.
const Aside = styled('div', {
  display: 'contents',
  '@md': { display: 'flex', flexDirection: 'column', alignSelf: 'start', gap: '$6', minWidth: 0 },
  // Higher than the window it could not be seen to its end.
  '@media (min-width: 900px) and (min-height: 600px)': {
    position: 'sticky',
    top: 'calc($sizes$bar + $space$8)',
  },
});

// Below the list also in a page that a server has rendered without knowing the width.
const Foot = styled('div', { display: 'grid', order: 1, '@md': { order: 0 } });

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > *': { flex: '1 1 130px' },
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
  },
  // Words first: on a phone there is room for them alone.
  '@media (max-width: 599px)': { '& [role="radiogroup"] svg': { display: 'none' } },
  '@md': { flexDirection: 'column', flexWrap: 'nowrap', gap: '$6', '& > *': { flex: 'none' } },
});

const Rest = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  minWidth: 0,
  paddingTop: '$2',
  // What stands below waits below the window, as long as nobody knows how long this is.
  '&:has(> [role="status"])': { minHeight: '100dvh' },
  // What has the focus is never under the bar of tools.
  '& a, & button': { scrollMarginTop: '72px' },
  '@md': { paddingTop: 0, '& a, & button': { scrollMarginTop: 0 } },
});
