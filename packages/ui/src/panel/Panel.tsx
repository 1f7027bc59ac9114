import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface PanelProps extends RootAttributes<HTMLElement> {
  /** The element it is. */
  as?: 'div' | 'section' | 'aside' | 'article';
  /** Space inside: 16, 24 or 32 px (a step less on a phone). */
  padding?: 'sm' | 'md' | 'lg';
  /** The gold hairline along the top; without it a calm surface. */
  accent?: boolean;
  /** What stands on it. */
  children: ReactNode;
}

/** A surface one step above the night, with a gold hairline on top. Renders a `<div>` element, or the one that `as` names. */
export function Panel({ as = 'div', padding = 'md', accent = true, ...rest }: PanelProps) {
  // Elements with the same attributes: TypeScript would hold them against each one's own.
  const Tag = as as ElementType;
  return <Tag {...rest} className={look({ padding, accent }).className} />;
}

const look = css({
  position: 'relative',
  borderRadius: '$card',
  border: '1px solid $hairline',
  backgroundColor: '$surface',
  backgroundImage: '$panelFill',
  boxShadow: '$card',
  variants: {
    padding: {
      sm: { padding: '$4' },
      md: { padding: '$5', '@sm': { padding: '$6' } },
      lg: { padding: '$5', '@sm': { padding: '$8' } },
    },
    accent: {
      true: {
        '&::before': {
          content: '',
          position: 'absolute',
          inset: '-1px',
          height: '24px',
          borderRadius: 'inherit',
          borderTop: '1px solid $colors$goldPure',
          pointerEvents: 'none',
          // The line follows the corners of the card and fades to the right, as light along an edge.
          maskImage: 'linear-gradient(90deg, rgba(0,0,0,.85), rgba(0,0,0,.5) 40%, rgba(0,0,0,.12))',
        },
      },
    },
  },
});
