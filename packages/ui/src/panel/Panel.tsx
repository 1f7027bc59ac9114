import type { ReactNode } from 'react';
import { css } from '../theme/stitches.ts';

export interface PanelProps {
  as?: 'div' | 'section' | 'aside' | 'article';
  /** Space inside: 16, 24 or 32 px (a step less on a phone). */
  padding?: 'sm' | 'md' | 'lg';
  /** The gold hairline along the top; without it a calm surface. */
  accent?: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** A surface one step above the night, with a gold hairline on top. */
export function Panel({ as: Tag = 'div', padding = 'md', accent = true, ...rest }: PanelProps) {
  return <Tag className={look({ padding, accent }).className} {...rest} />;
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
