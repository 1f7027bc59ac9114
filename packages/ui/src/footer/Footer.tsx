import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.ts';

export interface FooterProps {
  /** Where the data comes from: one short text with a `Link` each. */
  credits: readonly ReactNode[];
  /** '© 2026 Gildshelf'. */
  copyright: ReactNode;
}

/** The foot of the page: credits first, copyright at the end. */
export function Footer({ credits, copyright }: FooterProps) {
  return (
    <Foot>
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
  gap: '10px $8',
  maxWidth: 'calc($sizes$container + 2 * $space$10)',
  marginInline: 'auto',
  padding: '26px $4 32px',
  color: '$textSecondary',
  fontSize: '$14',
  '@sm': { flexDirection: 'row', flexWrap: 'wrap', padding: '28px $10' },
});

const Copyright = styled('span', { '@sm': { marginInlineStart: 'auto' } });
