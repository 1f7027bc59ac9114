import type { ComponentProps, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { cardStyles, liftStyles } from './cardStyles.ts';

export interface CardProps extends RootAttributes<HTMLElement> {
  /** Makes the whole card one link; it must then contain no other link and no button. */
  href?: string;
  /** With `href`: navigation state for the router's link. */
  state?: unknown;
  /** No padding, 16 or 24 px. */
  padding?: 'none' | 'sm' | 'md';
  /** Content of the card. */
  children: ReactNode;
}

/**
 * A surface for one item. As a link it is raised on hover.
 * Renders a `<div>` element; with `href` an `<a>` element, or the component of `LinkProvider`.
 */
export function Card({ href, state, padding = 'md', ...rest }: CardProps) {
  const className = styles({ ...rest, padding, link: href !== undefined }).className;
  if (href === undefined) return <div {...(rest as ComponentProps<'div'>)} className={className} />;
  return <UnstyledLink {...(rest as ComponentProps<'a'>)} className={className} href={href} state={state} />;
}

const styles = css(cardStyles, {
  display: 'block',
  boxShadow: 'inset 0 0 0 1px $colors$hairline, $shadows$card',
  variants: {
    padding: { none: {}, sm: { padding: '$4' }, md: { padding: '$6' } },
    link: { true: liftStyles },
  },
});
