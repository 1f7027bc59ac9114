import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';

export interface ListProps extends RootAttributes<HTMLUListElement> {
  /** `sm` for one line of text, `md` for two, `lg` for rows with covers: 44, 60 or 84 px high at least. */
  size?: 'sm' | 'md' | 'lg';
  /** Lines between the rows. */
  divided?: boolean;
  /** The rows: `ListItem` elements. */
  children: ReactNode;
}

/** A list of rows. Renders a `<ul>` element. */
export function List({ size = 'md', divided = true, ...rest }: ListProps) {
  // Without list markers, WebKit removes the role of a list unless it is set.
  return <Root {...listRole} {...rest} size={size} divided={divided} />;
}

const listRole = { role: 'list' };

export interface ListItemProps extends RootAttributes<HTMLLIElement> {
  /** Image or icon at the start of the row. */
  leading?: ReactNode;
  /** The first line. */
  children: ReactNode;
  /** The second line, in smaller text. */
  secondary?: ReactNode;
  /** Text, an icon or buttons at the end of the row; buttons stay usable in a row that is a link. */
  trailing?: ReactNode;
  /** Makes the whole row a link, whose name is the first line, with the component of `LinkProvider`. */
  href?: string;
  /** With `href`: navigation state for the router's link. */
  state?: unknown;
  /** With `href`: the link leads to the current page or part of it. */
  current?: boolean;
  /** Highlights the row. Controls in the row, such as a checkbox, tell screen readers that it is selected. */
  selected?: boolean;
}

/** A row of a `List` with up to two lines of text. Renders a `<li>` element. */
export function ListItem({
  leading,
  children,
  secondary,
  trailing,
  href,
  state,
  current,
  selected,
  ...rest
}: ListItemProps) {
  reportMisuse(
    current === true && href === undefined,
    'A ListItem is `current`, but has no `href`. Only a link can be announced as the current one. Pass the URL of the row: href="/games".',
  );
  // A title in the other text direction does not reorder the texts around it.
  const title = <bdi>{children}</bdi>;
  return (
    <Row {...rest} data-selected={selected || current ? '' : undefined}>
      {leading && <Slot>{leading}</Slot>}
      <Words>
        {href === undefined ? (
          <span>{title}</span>
        ) : (
          <UnstyledLink
            href={href}
            state={state}
            aria-current={current ? 'page' : undefined}
            className={linkStyles().className}
          >
            {title}
          </UnstyledLink>
        )}
        {secondary && <Secondary>{isolated(secondary)}</Secondary>}
      </Words>
      {trailing && <Trailing>{isolated(trailing)}</Trailing>}
    </Row>
  );
}

const isolated = (content: ReactNode) => (typeof content === 'string' ? <bdi>{content}</bdi> : content);

const Root = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  variants: {
    size: {
      sm: { '& > li': { minHeight: '$touch', paddingBlock: '$2' } },
      md: { '& > li': { minHeight: '60px', paddingBlock: '$2' } },
      lg: { '& > li': { minHeight: '84px', paddingBlock: '$3' } },
    },
    divided: { true: { '& > li + li': { borderTop: '1px solid $colors$hairlineStrong' } }, false: {} },
  },
});

const Row = styled('li', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  paddingInline: '$3',
  color: '$text',
  transition: 'background-color $transitions$quick',
  '&[data-selected]': { backgroundColor: '$infoWash', boxShadow: 'inset 3px 0 $colors$champagne' },
  '&[data-selected]:dir(rtl)': { boxShadow: 'inset -3px 0 $colors$champagne' },
  '@hover': { '&:has(> div > a):hover': { backgroundColor: '$washSoft' } },
  '@forcedColors': { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

const Slot = styled('span', { flex: 'none' });

const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 8em',
  minWidth: 0,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

// The link covers the row, and so does its outline.
const linkStyles = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '', position: 'absolute', inset: 0 },
  '&:focus-visible': {
    outline: 'none !important',
    '&::after': { outline: '2px solid $colors$goldPure', outlineOffset: '-2px' },
  },
  '@forcedColors': { '&:focus-visible::after': { outlineColor: 'Highlight' } },
});

const Secondary = styled('span', { color: '$textSecondary', fontSize: '$14' });

const Trailing = styled('span', {
  // Above the link that covers the row.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  flex: 'none',
  maxWidth: '50%',
  color: '$textSecondary',
  fontSize: '$14',
  fontVariantNumeric: 'tabular-nums',
});
