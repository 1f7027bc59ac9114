import type { ComponentProps, ReactNode } from 'react';
import { BareLink } from '../link/BareLink.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { cardLook, liftLook } from './cardLook.ts';

export interface CardProps extends RootAttributes<HTMLElement> {
  /** The whole card is one link; it then holds no other link and no button. */
  href?: string;
  /** Navigation state, handed to the router's link, with `href`. */
  state?: unknown;
  /** Space inside: none, 16 or 24 px. */
  padding?: 'none' | 'sm' | 'md';
  /** What stands on it. */
  children: ReactNode;
}

/**
 * A surface for one thing. As a link it rises under the pointer.
 * Renders a `<div>` element; with `href` an `<a>` element, or the component of `LinkProvider`.
 */
export function Card({ href, state, padding = 'md', ...rest }: CardProps) {
  const className = look({ padding, link: href !== undefined }).className;
  if (href === undefined) return <div {...(rest as ComponentProps<'div'>)} className={className} />;
  return <BareLink {...(rest as ComponentProps<'a'>)} className={className} href={href} state={state} />;
}

const look = css(cardLook, {
  display: 'block',
  boxShadow: 'inset 0 0 0 1px $colors$hairline, $shadows$card',
  variants: {
    padding: { none: {}, sm: { padding: '$4' }, md: { padding: '$6' } },
    link: { true: liftLook },
  },
});
