import { css } from '../../../theme/stitches.ts';

/** Width and height of the cover of a row. */
export const mediaRowCoverSize = { width: 56, height: 67 };

/** Styles of a row, which a placeholder shares. */
export const mediaRowStyles = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gridTemplateAreas: '"cover text action" "cover below action"',
  alignItems: 'center',
  columnGap: '$3',
  minHeight: '67px',
  listStyle: 'none',
  '& > [data-part="cover"]': { gridArea: 'cover', alignSelf: 'start', lineHeight: 0 },
  '& > [data-part="text"]': { gridArea: 'text', minWidth: 0 },
  '& [data-part="title"]': {
    color: '$text',
    fontSize: '$16',
    fontWeight: '$medium',
    lineHeight: 1.35,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '@hover': { '&:hover': { color: '$champagne', textDecoration: 'underline' } },
  },
  // The cover is a part of the link's target.
  '& a[data-part="title"]::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '48px',
  },
  '& [data-part="details"]': { color: '$textSecondary', fontSize: '$12', overflowWrap: 'anywhere' },
  '& [data-part="note"]': {
    maxWidth: '68ch',
    marginTop: '$2',
    color: '$text',
    fontSize: '$14',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '& > [data-part="marks"], & > [data-part="rating"]': { gridColumn: 2, justifySelf: 'start' },
  '& > [data-part="marks"]': { display: 'flex', flexWrap: 'wrap', columnGap: '$3' },
  '& [data-part="mark"]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    color: '$textSecondary',
    fontSize: '$14',
  },
  '& > [data-part="rating"]': { lineHeight: 0 },
  '& > [data-part="action"]': { gridArea: 'action', minWidth: '$touch' },
  '@md': {
    gridTemplateAreas: '"cover text action"',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    columnGap: '$4',
    '& a[data-part="title"]::after': { width: '56px' },
  },
  variants: {
    withRank: {
      true: {
        // As wide as four digits, and as two on a phone.
        '--gs-rank': '1.5rem',
        '@sm': { '--gs-rank': '2.75rem' },
        paddingInlineStart: 'calc(var(--gs-rank) + $space$2)',
        '& > [data-part="rank"]': {
          position: 'absolute',
          insetInlineStart: 0,
          width: 'var(--gs-rank)',
          color: '$champagne',
          fontSize: '$16',
          fontWeight: '$title',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        },
        '& a[data-part="title"]::after': { insetInlineStart: 'calc(var(--gs-rank) + $space$2)' },
      },
    },
    withFacts: {
      true: {
        '@md': {
          gridTemplateColumns: '56px minmax(0, 1fr) minmax(7rem, auto) minmax(122px, auto) auto',
          gridTemplateAreas: '"cover text marks rating action"',
          '& > [data-part="marks"]': { gridArea: 'marks', flexDirection: 'column' },
          '& > [data-part="rating"]': { gridArea: 'rating' },
        },
      },
    },
  },
});
