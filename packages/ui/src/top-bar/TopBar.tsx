import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface TopBarProps extends RootAttributes<HTMLElement> {
  /** A `TopBarBrand`. */
  brand: ReactNode;
  /** `TopBarItem`s: the navigation links. */
  children: ReactNode;
  /** The last item: a sign-in link, or the trigger of a menu. */
  account?: ReactNode;
  /** Name of the navigation landmark. */
  label?: string;
}

/** A bar fixed to the top of the window: 64 px high, 60 px on a phone. Renders a `<header>` element. */
export function TopBar({ brand, children, account, label = 'Main', ...rest }: TopBarProps) {
  return (
    <Bar {...rest}>
      <Row>
        {brand}
        <Items aria-label={label}>
          {children}
          {account}
        </Items>
      </Row>
    </Bar>
  );
}

const Bar = styled('header', {
  position: 'fixed',
  zIndex: '$bar',
  insetInline: 0,
  top: 0,
  borderBottom: '1px solid $colors$hairline',
  backgroundColor: '$barFill',
  backdropFilter: 'blur(14px)',
  '@contrast': { backgroundColor: '$page', backdropFilter: 'none' },
});

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  height: '$sizes$barSmall',
  maxWidth: 'calc($sizes$container + 2 * $space$10)',
  marginInline: 'auto',
  paddingInline: '$4 $2',
  '@sm': { height: '$sizes$bar', paddingInline: '$10' },
});

const Items = styled('nav', {
  display: 'flex',
  alignSelf: 'stretch',
  '@sm': { gap: '$2', marginInlineEnd: '-$3' },
});
