import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

export interface EmbedPanelProps extends RootAttributes<HTMLElement> {
  /** The widget. */
  children: ReactNode;
  /**
   * Content of the footer: a `<span>` of 'From the shelves of' and a link to the site, and a second link, which moves to a line of its
   * own where it has no room; in size `sm` a link with an icon.
   */
  foot: ReactNode;
  /** `sm` is a row of 80 px with the footer at its end. */
  size?: 'sm' | 'md';
  /**
   * `section` is for a panel on a page that has a `<main>` element of its own.
   * @default 'main'
   */
  as?: 'main' | 'section';
}

/**
 * The frame of a widget on another site: it is the whole body of its own document, and as high as its content. Renders a
 * `<main>` element by default.
 */
export function EmbedPanel({ children, foot, size = 'md', as = 'main', ...rest }: EmbedPanelProps) {
  return (
    <Body {...rest} as={as} size={size}>
      {children}
      <PanelFooter size={size}>{foot}</PanelFooter>
    </Body>
  );
}

const Body = styled('main', {
  // The iframe is as high as this element and must not show scrollbars; only glows overflow.
  overflow: 'hidden',
  variants: {
    size: {
      sm: {
        display: 'flex',
        alignItems: 'center',
        gap: '$2',
        minHeight: '80px',
        paddingBlock: '$2',
        paddingInline: '$4 $2',
        '& > :first-child': { flex: 1, minWidth: 0 },
      },
      md: { padding: '$5 $4 $4', '@sm': { padding: '$6 $6 $4' } },
    },
  },
});

const PanelFooter = styled('footer', {
  display: 'flex',
  alignItems: 'center',
  '& a': { display: 'flex', alignItems: 'center', minHeight: '24px' },
  variants: {
    size: {
      sm: { '& a': { justifyContent: 'center', width: '$touch', height: '$touch' } },
      md: {
        flexWrap: 'wrap',
        gap: '0 $3',
        minHeight: '$touch',
        marginTop: '$5',
        paddingTop: '$2',
        borderTop: '1px solid $colors$hairline',
        color: '$textSecondary',
        fontSize: '$14',
        // Two lines of text fit into the minimum height, which the embedding page reserves.
        lineHeight: 1.25,
        '& a': { flexShrink: 0 },
        // Its text breaks into lines before the second link moves to another line.
        '& > span': { display: 'flex', flexGrow: 1, alignItems: 'center', gap: '$3', width: 'min-content' },
        '& > a': { marginInlineStart: 'auto', fontSize: '$12' },
        // The wordmark, as small as the text beside it.
        '& svg': { width: '82px', paddingBlock: '$1' },
      },
    },
  },
});
