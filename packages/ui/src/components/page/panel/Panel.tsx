import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';

export interface PanelProps extends RootAttributes<HTMLElement> {
  /** Element to render. */
  as?: 'div' | 'section' | 'aside' | 'article';
  /** Padding of 16, 24 or 32 px; `md` and `lg` have 20 px on a phone. */
  padding?: 'sm' | 'md' | 'lg';
  /** Shows a gold line along the top. */
  accent?: boolean;
  /** Content of the panel. */
  children: ReactNode;
}

/** A raised surface with a gold line on top. Renders a `<div>` element, or the one given as `as`. */
export function Panel({ as = 'div', padding = 'md', accent = true, ...rest }: PanelProps) {
  // TypeScript would otherwise check the props against the attributes of every possible element.
  const Tag = as as ElementType;
  return <Tag {...rest} className={styles({ ...rest, padding, accent }).className} />;
}

const styles = css({
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
          // The line follows the rounded corners and fades to the right.
          maskImage: 'linear-gradient(90deg, rgba(0,0,0,.85), rgba(0,0,0,.5) 40%, rgba(0,0,0,.12))',
        },
      },
    },
  },
});
