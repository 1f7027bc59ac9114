import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { soleLinkStyle } from '../../actions/link/soleLinkStyle.ts';

export interface ProseProps extends RootAttributes<HTMLDivElement> {
  /** Elements of a text: `<p>`, `<ul>`, `<ol>`, `<blockquote>`, `<em>`, `<strong>` and `<a>`. */
  children: ReactNode;
}

/** A text with paragraphs, lists, quotes and links, which keeps the line breaks of its texts. Renders a `<div>` element. */
export function Prose(props: ProseProps) {
  return <Root {...props} />;
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& p': { whiteSpace: 'pre-line', textWrap: 'pretty' },
  '& ul, & ol, & blockquote': { display: 'flex', flexDirection: 'column', gap: '$2', margin: 0 },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& li > ul, & li > ol': { marginTop: '$2' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& blockquote': {
    paddingInlineStart: '$4',
    borderInlineStart: '2px solid $colors$border',
    color: '$textSecondary',
  },
  '& strong': { fontWeight: '$title' },
  '& a': {
    borderRadius: '2px',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: '$gold',
    textUnderlineOffset: '0.28em',
    '@touch': soleLinkStyle,
    '@hover': { '&:hover': { color: '$champagne', textDecorationColor: '$goldPure' } },
  },
});
