import type { ReactNode } from 'react';
import { BareLink } from '../link/BareLink.tsx';
import { css } from '../theme/stitches.ts';
import { cardLook, liftLook } from './cardLook.ts';

export interface CardProps {
  /** The whole card is one link; it then holds no other link and no button. */
  href?: string;
  /** Navigation state, handed to the router's link. */
  state?: unknown;
  /** Space inside: none, 16 or 24 px. */
  padding?: 'none' | 'sm' | 'md';
  'aria-label'?: string;
  children: ReactNode;
}

/** A surface for one thing. As a link it rises under the pointer. */
export function Card({ href, state, padding = 'md', ...rest }: CardProps) {
  if (href === undefined) return <div className={look({ padding }).className} {...rest} />;
  return <BareLink className={look({ padding, link: true }).className} href={href} state={state} {...rest} />;
}

const look = css(cardLook, {
  display: 'block',
  variants: {
    padding: { none: {}, sm: { padding: '$4' }, md: { padding: '$6' } },
    link: { true: liftLook },
  },
});
