import type { FocusEvent, Key, KeyboardEvent, ReactNode, RefObject } from 'react';
import { memo, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { cssVariables } from '../theme/cssVariables.ts';
import { css, styled } from '../theme/stitches.ts';
import { moveFocus } from './moveFocus.ts';
import { bleed, bleedBelow } from './trackLook.ts';
import type { ItemRange } from './visibleItems.ts';
import { firstItems, windowedIndexes } from './windowedIndexes.ts';

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
  /** Brings an item wholly into view. */
  onReveal: (index: number) => void;
  /** A windowed track says how many items there are in all. */
  windowed: boolean;
}

/** The cards themselves: a list that scrolls sideways, filled column by column. An arrow that wakes up renders none of them again. */
export const CarouselTrack = memo(Track) as typeof Track;

function Track<Item>(props: CarouselTrackProps<Item>) {
  const { ref, items, itemKey, renderItem, rows, cardWidth, gap, height, visible, windowed, onReveal } =
    props;
  const [focused, setFocused] = useState<number>();
  const first = firstItems(cardWidth + gap, rows);
  const laterCell = later().className;
  const shown = windowed ? windowedIndexes(items.length, visible ?? first, focused) : undefined;

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event);
    if (windowed) setFocused(index);
    // A card that moved away under the mouse that presses it would never be clicked.
    if (event.target.matches(':focus-visible')) onReveal(index);
  };

  // From one card to the next the focus never leaves the list, nor when the window loses it: nothing may go away then.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const stays = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
    if (!stays) setFocused(undefined);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const cardOf = (index: number) => {
      if (!windowed) return list.children[index];
      flushSync(() => setFocused(index));
      return list.querySelector(`:scope > [data-index="${index}"]`);
    };
    moveFocus(event, indexOf(event), { rows, count: items.length, cardOf });
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
      <li
        key={itemKey(item, index)}
        className={index < atOnce * rows ? undefined : laterCell}
        style={style}
        {...place}
      >
        {renderItem(item, index)}
      </li>
    );
  };

  return (
    <Scroller ref={ref} data-part="track">
      <List
        // Safari forgets that a list without bullets is one.
        role="list"
        className={cssVariables({
          columns: Math.ceil(items.length / rows),
          rows,
          card: `${cardWidth}px`,
          row: `${(height - gap * (rows - 1)) / rows}px`,
          gap: `${gap}px`,
          height: `${height}px`,
        })}
        onFocus={handleFocus}
        onBlur={windowed ? handleBlur : undefined}
        onKeyDown={handleKeyDown}
      >
        {shown ? (
          shown.map((index) => renderCell(items[index] as Item, index))
        ) : (
          <>
            {items.slice(0, atOnce * rows).map(renderCell)}
            {/* In a page that a server has rendered these come to life behind the rest, or when they are wanted. */}
            <Suspense>
              {items.slice(atOnce * rows).map((item, index) => renderCell(item, index + atOnce * rows))}
            </Suspense>
          </>
        )}
      </List>
    </Scroller>
  );
}

/** The item in which something happened. */
function indexOf({ currentTarget, target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>): number {
  const cards = [...currentTarget.children] as HTMLElement[];
  const place = cards.findIndex((card) => card.contains(target as Element));
  return Number(cards[place]?.dataset.index ?? place);
}

const Scroller = styled('div', {
  // Room for glows and lifted cards, which a scrolling box would cut off.
  marginInline: `-${bleed}px`,
  paddingInline: `${bleed}px`,
  scrollPaddingInline: `${bleed}px`,
  marginBlock: `-12px -${bleedBelow}px`,
  paddingBlock: `12px ${bleedBelow}px`,
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
  gridTemplateColumns: 'repeat(var(--gs-columns), var(--gs-card))',
  gridTemplateRows: 'repeat(var(--gs-rows), minmax(var(--gs-row), auto))',
  gap: 'var(--gs-gap)',
  width: 'max-content',
  minHeight: 'var(--gs-height)',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
});

// Columns that even a phone shows at first.
const atOnce = 3;

// What is out of view costs no layout and no paint.
const later = css({
  containIntrinsicSize: 'var(--gs-card) auto var(--gs-row)',
  // Without this margin the glow of a card would be cut off, so nothing is skipped there.
  '@supports (overflow-clip-margin: 1px)': { contentVisibility: 'auto', overflowClipMargin: '40px' },
});
