import type { Key, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { SkipLink } from '../layout/SkipLink.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { cssVariables } from '../theme/cssVariables.ts';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { styled } from '../theme/stitches.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CarouselArrow } from './CarouselArrow.tsx';
import { CarouselTrack } from './CarouselTrack.tsx';
import { useRestoredPosition } from './useRestoredPosition.ts';
import { useTrack } from './useTrack.ts';

export interface CarouselProps<Item> extends RootAttributes<HTMLElement, 'aria-label' | 'aria-labelledby'> {
  /** The heading, and the name of the region. */
  title: string;
  /** Where the heading stands in the outline of the page. */
  headingLevel?: 2 | 3;
  /** What there is a card for, in its order. Above 100, only what is in view is in the DOM. */
  items: readonly Item[];
  /** What tells an item from all others. The same function every time, or every card is rendered again. */
  itemKey: (item: Item, index: number) => Key;
  /** The card of an item, `cardWidth` wide. The same function every time, or every card is rendered again. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** One or two, say; filled column by column: the first over the second, the third over the fourth. */
  rows?: number;
  /** Width of a card in pixels. */
  cardWidth?: number;
  /** Pixels between cards. */
  gap?: number;
  /** Pixels that all rows take at least; the same space is kept while loading. */
  height?: number;
  /** A spinner in the place of the cards; so it is without items, too. */
  loading?: boolean;
  /** Pixels from the first card at which the track starts; read once, when it is first known, unless somebody has moved the track by then. */
  position?: number;
  /** Takes the pixels from the first card, at most once a frame. */
  onPositionChange?: (position: number) => void;
  /** Milliseconds after restoring until scrolling is smooth again. */
  smoothAfter?: number;
}

/** Above this many items only what is in view is in the DOM. */
const windowedAbove = 100;

/**
 * Cards in rows that scroll sideways, by swipe, by arrows and by keys; a skip link leads past them. The defaults are the specification's (§9,
 * Carousel). Attributes and the ref go to its `<section>` element.
 */
export function Carousel<Item>({
  title,
  headingLevel = 2,
  items,
  itemKey,
  renderItem,
  rows = 2,
  cardWidth = 200,
  gap = 24,
  height = 400,
  loading = false,
  position,
  onPositionChange,
  smoothAfter = 100,
  ...rest
}: CarouselProps<Item>) {
  reportMisuse(
    !(Number.isInteger(rows) && rows > 0),
    `Carousel got rows={${rows}}: cards cannot be laid out in that many rows. Give a whole number above 0, such as 1 or 2.`,
  );
  reportMisuse(
    !(cardWidth > 0 && gap >= 0),
    `Carousel got cardWidth={${cardWidth}} and gap={${gap}}: an arrow could not tell how far a card is. Give a width above 0 and a gap of 0 or more, in pixels.`,
  );
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const endId = `${headingId}-end`;
  const hasItems = !loading && items.length > 0;
  const windowed = items.length > windowedAbove;
  const { view, page, reveal } = useTrack(scroller, {
    stride: cardWidth + gap,
    gap,
    rows,
    count: hasItems ? items.length : 0,
    windowed,
    onPositionChange,
  });
  useRestoredPosition(scroller, { position, hasItems, smoothAfter });

  return (
    <>
      {hasItems && (
        <SkipLink
          href={`#${endId}`}
          onClick={(event) => {
            // Following the hash would add a history entry.
            event.preventDefault();
            end.current?.focus();
          }}
        >{`Skip ${title}`}</SkipLink>
      )}
      <Region {...rest} aria-labelledby={headingId} data-state={hasItems ? 'ready' : 'loading'}>
        <Header>
          <Heading id={headingId} level={headingLevel} size="md">
            {title}
          </Heading>
          <Arrows>
            <CarouselArrow
              direction="previous"
              title={title}
              isEnd={view.start || !hasItems}
              onPress={page}
            />
            <CarouselArrow direction="next" title={title} isEnd={view.end || !hasItems} onPress={page} />
          </Arrows>
        </Header>
        {hasItems ? (
          <CarouselTrack
            ref={scroller}
            items={items}
            itemKey={itemKey}
            renderItem={renderItem}
            rows={rows}
            cardWidth={cardWidth}
            gap={gap}
            height={height}
            visible={view.items}
            windowed={windowed}
            onReveal={reveal}
          />
        ) : (
          <Waiting className={cssVariables({ height: `${height}px` })}>
            <Spinner label={`Loading ${title}`} />
          </Waiting>
        )}
        {hasItems && <VisuallyHidden ref={end} id={endId} tabIndex={-1}>{`End of ${title}`}</VisuallyHidden>}
      </Region>
    </>
  );
}

// The track's margins stay within, and so does what is out of sight at its end.
const Region = styled('section', { position: 'relative', display: 'flow-root', minWidth: 0 });

const Header = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  marginBottom: '$5',
});

const Arrows = styled('div', {
  // Wide enough for both from the beginning: the first does not move when the second comes.
  display: 'grid',
  gridTemplateColumns: 'repeat(2, $sizes$touch)',
  flexShrink: 0,
  gap: '$2',
  '@forcedColors': { '& button[aria-disabled="true"]': { borderColor: 'GrayText' } },
});

const Waiting = styled('div', { display: 'grid', placeItems: 'center', height: 'var(--gs-height)' });
