import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

export interface FooterProps extends RootAttributes<HTMLElement> {
  /** Sources of the data, one short text with a `Link` each, and groups of other links. */
  credits: readonly ReactNode[];
  /** Copyright notice, such as '© 2026 Gildshelf'. */
  copyright: ReactNode;
}

/** Footer of the page: credits first, copyright last. Renders a `<footer>` element. */
export function Footer({ credits, copyright, ...rest }: FooterProps) {
  return (
    <Root {...rest}>
      <Row>
        {credits.map((credit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of texts
          <div key={index}>{credit}</div>
        ))}
        <Copyright>{copyright}</Copyright>
      </Row>
    </Root>
  );
}

const Root = styled('footer', {
  borderTop: '1px solid $colors$hairline',
  // Hidden while a page is loading, since the footer would move when the content is rendered.
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
  // Enlarges the touch target of each link without more space between the lines.
  lineHeight: 2,
  '& a': { paddingBlock: '5px' },
  // The current one of a group of links, such as the language of the page.
  '& a[aria-current]': { color: '$text' },
  '@touch': {
    lineHeight: 'max($sizes$touch, 2em)',
    gap: '0 $8',
    // Widens the touch target of a link with few characters.
    '& a': { paddingBlock: '14px', paddingInline: '9px', marginInline: '-9px' },
  },
  '@sm': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', padding: '24px $10' },
});

const Copyright = styled('div', { '@sm': { marginInlineStart: 'auto' } });
