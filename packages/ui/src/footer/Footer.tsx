import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface FooterProps extends RootAttributes<HTMLElement> {
  /** Where the data comes from: one short text with a `Link` each. */
  credits: readonly ReactNode[];
  /** '© 2026 Gildshelf'. */
  copyright: ReactNode;
}

/** The foot of the page: credits first, copyright at the end. Renders a `<footer>` element. */
export function Footer({ credits, copyright, ...rest }: FooterProps) {
  return (
    <Foot {...rest}>
      <Row>
        {credits.map((credit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of texts
          <span key={index}>{credit}</span>
        ))}
        <Copyright>{copyright}</Copyright>
      </Row>
    </Foot>
  );
}

const Foot = styled('footer', {
  borderTop: '1px solid $colors$hairline',
  // Where a page is still on its way, nobody knows yet where it ends: a foot shown now would jump.
  'main:has([data-page="loading"]) + &': { display: 'none' },
});

const Row = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '2px $8',
  maxWidth: 'calc($sizes$container + 2 * $space$10)',
  marginInline: 'auto',
  padding: '22px $4 28px',
  color: '$textSecondary',
  fontSize: '$14',
  // Room for a finger around each link, without more room between the lines.
  lineHeight: 2,
  '& a': { paddingBlock: '5px' },
  '@touch': { lineHeight: 'max($sizes$touch, 2em)', gap: '0 $8', '& a': { paddingBlock: '14px' } },
  '@sm': { flexDirection: 'row', flexWrap: 'wrap', padding: '24px $10' },
});

const Copyright = styled('span', { '@sm': { marginInlineStart: 'auto' } });
