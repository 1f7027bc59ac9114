import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

export interface TileActionProps extends RootAttributes<HTMLDivElement> {
  /** What the tile is: a `MediaTile` or a cover of a `ShelfRow` with two lines of text, a `CoverTile`, or a row of a list. */
  on?: 'tile' | 'cover' | 'row';
  /** The title has what the button sets, such as a status: its icon is gold. */
  active?: boolean;
  /** Shown beside the button while it is at work: 'Saving…'. */
  busyText?: string | undefined;
  /** The button: an `IconButton` of size `sm`. */
  children: ReactNode;
}

/**
 * Places a button at the end of the line below a cover, beside the link of the tile, whose text leaves space for it. Rendered after the
 * tile, in the same list item. Renders a `<div>` element.
 */
export function TileAction({ on = 'tile', active = false, busyText, children, ...rest }: TileActionProps) {
  return (
    <Root {...rest} on={on} active={active} data-part="action" data-state={busyText ? 'busy' : 'ready'}>
      {/* Always rendered, because screen readers announce changes only of an existing live region. */}
      <Busy role="status">{busyText}</Busy>
      {children}
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  zIndex: 1,
  // The space before the button belongs to the link.
  pointerEvents: 'none',
  variants: {
    active: {
      true: { '& > button': { pointerEvents: 'auto', color: '$champagne' } },
      false: { '& > button': { pointerEvents: 'auto', color: '$textSecondary' } },
    },
    on: {
      tile: {
        position: 'absolute',
        insetInlineStart: 0,
        // The second line of the name.
        top: 'calc(193px + 1.929 * $fontSizes$14)',
        width: '150px',
        height: 0,
        paddingInlineEnd: '4px',
        '@touch': { paddingInlineEnd: 0 },
        // Here, because the styles of a `MediaTile` are in the first script of every page.
        'li:has(> &)': { position: 'relative' },
        'li:has(> &) [data-part="text"]': { paddingInlineEnd: '32px', '& br': { display: 'none' } },
      },
      cover: {
        position: 'absolute',
        insetInlineEnd: '-8px',
        bottom: 'calc(0.7 * $fontSizes$12)',
        height: 0,
        '@touch': { insetInlineEnd: '-14px' },
      },
      row: { flex: 'none' },
    },
  },
});

const Busy = styled('span', {
  color: '$text',
  fontSize: '$12',
  fontWeight: '$regular',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  '&:not(:empty)': {
    paddingInline: '$2',
    border: '1px solid $hairlineStrong',
    borderRadius: '$pill',
    backgroundColor: '$surfaceHigh',
  },
});
