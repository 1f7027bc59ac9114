import type { FocusEvent, Key, KeyboardEvent, ReactNode, RefObject } from 'react';
import { memo, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { cssVariables } from '../../../theme/cssVariables.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { moveFocus } from './moveFocus.ts';
import { bleed, bleedBelow, type ItemRange, initialItems, windowedIndexes } from './trackGeometry.ts';

export interface CarouselTrackProps<Item> {
  ref: RefObject<HTMLDivElement | null>;
  items: readonly Item[];
  itemKey: (item: Item, index: number) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  rows: number;
  cardWidth: number;
  gap: number;
  height: number;
  /** With `windowed`: the items in the DOM, besides the focused one; undefined before the first measurement. */
  visible?: ItemRange;
  /** Scrolls an item completely into view. */
  onReveal: (index: number) => void;
  /** Whether only items in view are in the DOM; their cells then have `aria-setsize` and `aria-posinset`. */
  windowed: boolean;
}

/** The scrollable list of cards, filled column by column. Memoised: a change of an arrow's state does not render the cards again. */
export const CarouselTrack = memo(Track) as typeof Track;

function Track<Item>(props: CarouselTrackProps<Item>) {
  const { ref, items, itemKey, renderItem, rows, cardWidth, gap, height, visible, windowed, onReveal } =
    props;
  const [focused, setFocused] = useState<number>();
  const initialRange = initialItems(cardWidth + gap, rows);
  const deferredClass = deferredStyles().className;
  const renderedIndexes = windowed
    ? windowedIndexes(items.length, visible ?? initialRange, focused)
    : undefined;

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event);
    if (windowed) setFocused(index);
    // Not for mouse focus: a card that moves away while the mouse button is down gets no click event.
    if (event.target.matches(':focus-visible')) onReveal(index);
  };

  // No card may be removed while the focus moves to another card, or while the window has lost the focus.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInList = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
    if (!isInList) setFocused(undefined);
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
    const positionAttributes = windowed
      ? { 'data-index': index, 'aria-setsize': items.length, 'aria-posinset': index + 1 }
      : undefined;
    // Before the first measurement (and on the server) the grid places the items without inline styles.
    const style =
      windowed && visible
        ? { gridColumn: Math.floor(index / rows) + 1, gridRow: (index % rows) + 1 }
        : undefined;
    return (
      <li
        key={itemKey(item, index)}
        className={index < initialColumns * rows ? undefined : deferredClass}
        style={style}
        {...positionAttributes}
      >
        {renderItem(item, index)}
      </li>
    );
  };

  return (
    <Scroller ref={ref} data-part="track">
      <List
        // Safari removes the list role of lists without bullets.
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
        {renderedIndexes ? (
          renderedIndexes.map((index) => renderCell(items[index] as Item, index))
        ) : (
          <>
            {items.slice(0, initialColumns * rows).map(renderCell)}
            {/* In a server-rendered page these cards are hydrated after the rest, or on interaction. */}
            <Suspense>
              {items
                .slice(initialColumns * rows)
                .map((item, index) => renderCell(item, index + initialColumns * rows))}
            </Suspense>
          </>
        )}
      </List>
    </Scroller>
  );
}

/** Index of the item that contains the target of an event. */
function indexOf({ currentTarget, target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>): number {
  const cards = [...currentTarget.children] as HTMLElement[];
  const position = cards.findIndex((card) => card.contains(target as Element));
  return Number(cards[position]?.dataset.index ?? position);
}

const Scroller = styled('div', {
  // Space for glows and raised cards, which a scroll container would clip.
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

// Columns that are in view at first even on a phone.
const initialColumns = 3;

// Cards out of view need no layout and no paint.
const deferredStyles = css({
  containIntrinsicSize: 'var(--gs-card) auto var(--gs-row)',
  // Without overflow-clip-margin the glow of a card would be clipped, so such browsers skip no cards.
  '@supports (overflow-clip-margin: 1px)': { contentVisibility: 'auto', overflowClipMargin: '40px' },
});
