import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { BrandMark } from '../../graphics/brand/BrandMark.tsx';
import { Wordmark } from '../../graphics/brand/Wordmark.tsx';

export interface TopBarProps extends RootAttributes<HTMLElement> {
  /** A `TopBarBrand`. */
  brand: ReactNode;
  /** `TopBarItem`s: the navigation links. */
  children: ReactNode;
  /** The last item: a sign-in link, or the trigger of a menu. */
  account?: ReactNode;
  /** Name of the navigation landmark, 'Main' by default. */
  label?: string;
}

/** A bar fixed to the top of the window: 64 px high, 60 px on a phone. Renders a `<header>` element. */
export function TopBar({ brand, children, account, label, ...rest }: TopBarProps) {
  const translate = useTranslate();
  return (
    <Bar {...rest}>
      <Row>
        {brand}
        <Items aria-label={label ?? translate('Main')}>
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

export interface TopBarBrandProps extends RootAttributes<HTMLAnchorElement> {
  /** URL of the home page. */
  href: string;
  /** Hides the wordmark, for pages that show a large one; its space stays reserved. */
  markOnly?: boolean;
}

/**
 * A link to the home page: the brand mark, and the wordmark from a width of 360 px. Renders an `<a>` element, or the component
 * of `LinkProvider`.
 */
export function TopBarBrand({ href, markOnly = false, ...rest }: TopBarBrandProps) {
  return (
    <UnstyledLink
      aria-label="Gildshelf"
      {...rest}
      className={styles(rest).className}
      href={href}
      data-state={markOnly ? 'mark' : 'word'}
    >
      <BrandMark />
      <span data-part="word" aria-hidden="true">
        <Wordmark />
      </span>
    </UnstyledLink>
  );
}

const styles = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: '$touch',
  minHeight: '$touch',
  borderRadius: '$button',
  // The wordmark fades while a large one is visible; its space stays reserved, so nothing shifts.
  '& [data-part="word"]': {
    display: 'none',
    paddingTop: '2px',
    transition: 'opacity $transitions$calm',
    '@media (min-width: 360px)': { display: 'block' },
  },
  '&[data-state="mark"] [data-part="word"]': { opacity: 0 },
});
