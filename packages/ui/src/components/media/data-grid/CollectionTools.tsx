import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

export interface CollectionToolsProps extends RootAttributes<HTMLDivElement> {
  /** Links to the statuses, usually `ChipLinks`; they scroll sideways on a phone. */
  statuses: ReactNode;
  /** The search field, which takes the rest of its line. */
  search: ReactNode;
  /** The button that opens the filters. */
  filter: ReactNode;
  /** The choice of the order. */
  sort: ReactNode;
  /** The choice of the density. */
  density: ReactNode;
  /** The button of a menu with further actions. */
  menu: ReactNode;
}

/** The controls above a long collection: one line of statuses and one line of tools, two on a phone. Renders a `<div>` element. */
export function CollectionTools({
  statuses,
  search,
  filter,
  sort,
  density,
  menu,
  ...rest
}: CollectionToolsProps) {
  return (
    <Root {...rest}>
      <Statuses>{statuses}</Statuses>
      <Tools>
        <Search>{search}</Search>
        {filter}
        <Sort>{sort}</Sort>
        <End>
          {density}
          {menu}
        </End>
      </Tools>
    </Root>
  );
}

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });

const Statuses = styled('div', {
  minWidth: 0,
  '@media (max-width: 599px)': {
    marginInline: '-$space$4',
    paddingInline: '$4',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > ul': { flexWrap: 'nowrap', width: 'max-content', paddingBlock: '2px' },
  },
});

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  minWidth: 0,
});

const Search = styled('div', { flex: '1 1 14rem', minWidth: 0, display: 'grid' });

const Sort = styled('div', { flex: '1 1 10rem', minWidth: 0, '@md': { flex: '0 1 11.5rem' } });

const End = styled('div', { display: 'flex', alignItems: 'center', gap: '$1' });
