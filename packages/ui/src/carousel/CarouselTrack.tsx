import type { FocusEvent, Key, ReactNode, RefObject } from 'react';
import { memo, useState } from 'react';
import { styled } from '../theme/stitches.ts';
import { bleed } from './trackLook.ts';
import type { ItemRange } from './visibleItems.ts';

export interface CarouselTrackProps<Item> {
  ref: RefObject<HTMLDivElement | null>;
  items: readonly Item[];
  itemKey: (item: Item, index: number) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  rows: number;
  cardWidth: number;
  gap: number;
  height: number;
  /** Only these items, and the one that has the focus, are in the DOM. */
  visible?: ItemRange;
  /** A windowed track says how many items there are in all. */
  windowed: boolean;
}

/** The cards themselves: a list that scrolls sideways, filled column by column. An arrow that wakes up renders none of them again. */
export const CarouselTrack = memo(Track) as typeof Track;

function Track<Item>(props: CarouselTrackProps<Item>) {
  const { ref, items, itemKey, renderItem, rows, cardWidth, gap, height, visible, windowed } = props;
  const [focused, setFocused] = useState<number>();
  const rowHeight = (height - gap * (rows - 1)) / rows;
  const columns = Math.ceil(items.length / rows);
  const firstItems = firstView(cardWidth, gap, rows);
  const shown = windowed ? windowedIndexes(items.length, visible, firstItems, focused) : undefined;

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
    setFocused(index === undefined ? undefined : Number(index));
  };

  const renderCell = (item: Item, index: number) => {
    const place = windowed
      ? { 'data-index': index, 'aria-setsize': items.length, 'aria-posinset': index + 1 }
      : undefined;
    // Before the first measurement (on the server) the items stand in their places without any style.
    const style =
      windowed && visible
        ? { gridColumn: Math.floor(index / rows) + 1, gridRow: (index % rows) + 1 }
        : undefined;
    return (
      <Cell key={itemKey(item, index)} style={style} {...place}>
        {renderItem(item, index)}
      </Cell>
    );
  };

  return (
    <Scroller ref={ref}>
      <List
        // Safari forgets that a list without bullets is one.
        role="list"
        css={{
          gridTemplateColumns: `repeat(${columns}, ${cardWidth}px)`,
          gridTemplateRows: `repeat(${rows}, minmax(${rowHeight}px, auto))`,
          gap: `${gap}px`,
          minHeight: `${height}px`,
          // What no window shows at first costs no layout and no paint.
          [`& > li:nth-child(n + ${firstItems.end + 1})`]: {
            containIntrinsicSize: `${cardWidth}px auto ${rowHeight}px`,
            // Without this margin the glow of a card would be cut off, so nothing is skipped there.
            '@supports (overflow-clip-margin: 1px)': {
              contentVisibility: 'auto',
              overflowClipMargin: '40px',
            },
          },
        }}
        onFocus={windowed ? handleFocus : undefined}
        onBlur={windowed ? () => setFocused(undefined) : undefined}
      >
        {shown ? shown.map((index) => renderCell(items[index] as Item, index)) : items.map(renderCell)}
      </List>
    </Scroller>
  );
}

// Before anything is measured: as many cards as the widest common window shows.
function firstView(cardWidth: number, gap: number, rows: number): ItemRange {
  return { first: 0, end: Math.ceil(2560 / (cardWidth + gap)) * rows };
}

function windowedIndexes(
  count: number,
  visible: ItemRange | undefined,
  before: ItemRange,
  focused: number | undefined,
): number[] {
  const { first, end } = visible ?? before;
  const indexes = Array.from(
    { length: Math.max(0, Math.min(end, count) - first) },
    (_, offset) => first + offset,
  );
  // The card with the focus stays, however far the track is scrolled: else the focus is lost.
  if (focused !== undefined && focused < count && !indexes.includes(focused)) indexes.push(focused);
  return indexes.sort((one, other) => one - other);
}

const Scroller = styled('div', {
  // Room for glows and lifted cards, which a scrolling box would cut off.
  marginInline: `-${bleed}px`,
  paddingInline: `${bleed}px`,
  scrollPaddingInline: `${bleed}px`,
  marginBlock: '-12px -28px',
  paddingBlock: '12px 28px',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '&[data-smooth="true"]': { scrollBehavior: 'smooth' },
  '@motion': { '&[data-smooth="true"]': { scrollBehavior: 'auto' } },
});

const List = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  width: 'max-content',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
});

const Cell = styled('li', {});
