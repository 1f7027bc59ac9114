import { type Key, type ReactNode, useId, useRef } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { cssVariables } from '../../../theme/cssVariables.ts';
import { styled } from '../../../theme/stitches.ts';
import { iconButtonStyles } from '../../actions/button/iconButtonStyles.ts';
import { Spinner } from '../../feedback/spinner/Spinner.tsx';
import { chevronLeft, chevronRight } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { SkipLink } from '../../page/layout/SkipLink.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { CarouselTrack } from './CarouselTrack.tsx';
import { useRestoredPosition, useTrack } from './useTrack.ts';

export interface CarouselProps<Item> extends RootAttributes<HTMLElement, 'aria-label' | 'aria-labelledby'> {
  /** Heading of the carousel and name of its region. */
  title: string;
  /** A link or a button after the heading, such as a link to a page with all items. */
  action?: ReactNode;
  /** Level of the heading in the outline of the page. */
  headingLevel?: 2 | 3;
  /** Items in the order of their cards. With more than 100, only those in view are in the DOM. */
  items: readonly Item[];
  /** Unique key of an item. Must be a stable function, otherwise all cards are rendered again. */
  itemKey: (item: Item, index: number) => Key;
  /** Renders the card of an item, `cardWidth` wide. Must be a stable function, otherwise all cards are rendered again. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Number of rows, such as 1 or 2. Items fill them column by column: with two rows, the second item is below the first. */
  rows?: number;
  /** Width of a card in pixels. */
  cardWidth?: number;
  /** Gap between cards in pixels. */
  gap?: number;
  /** Minimum height of all rows together in pixels; also the height while loading. */
  height?: number;
  /** Shows a spinner instead of the cards, as a carousel without items does. */
  loading?: boolean;
  /** Initial scroll position in pixels. Applied once, when it is first defined, unless the visitor has scrolled by then. */
  position?: number;
  /** Called with the scroll position in pixels, at most once per frame. */
  onPositionChange?: (position: number) => void;
  /** Milliseconds from restoring a position until smooth scrolling is enabled again. */
  smoothAfter?: number;
}

/** With more items only those in view are in the DOM. */
const windowingThreshold = 100;

/**
 * Rows of cards that scroll horizontally by swipe, arrow buttons and keys; a skip link moves the focus past them. The
 * defaults are required by the product. Attributes and the ref go to its `<section>` element.
 */
export function Carousel<Item>({
  title,
  action,
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
    `Carousel got cardWidth={${cardWidth}} and gap={${gap}}: the arrows need both to scroll by whole cards. Give a width above 0 and a gap of 0 or more, in pixels.`,
  );
  const translate = useTranslate();
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const endMarker = useRef<HTMLSpanElement>(null);
  const endId = `${headingId}-end`;
  const hasItems = !loading && items.length > 0;
  const windowed = items.length > windowingThreshold;
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
            endMarker.current?.focus();
          }}
        >
          {translate('Skip {title}', { title })}
        </SkipLink>
      )}
      <Region {...rest} aria-labelledby={headingId} data-state={hasItems ? 'ready' : 'loading'}>
        <Header>
          <Heading id={headingId} level={headingLevel} size="md">
            {title}
          </Heading>
          {action}
          <Arrows>
            <CarouselArrow
              direction="previous"
              title={title}
              isDisabled={view.start || !hasItems}
              onPress={page}
            />
            <CarouselArrow direction="next" title={title} isDisabled={view.end || !hasItems} onPress={page} />
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
          <LoadingArea className={cssVariables({ height: `${height}px` })}>
            <Spinner label={translate('Loading {title}', { title })} />
          </LoadingArea>
        )}
        {hasItems && (
          <VisuallyHidden ref={endMarker} id={endId} tabIndex={-1}>
            {translate('End of {title}', { title })}
          </VisuallyHidden>
        )}
      </Region>
    </>
  );
}

// Contains the negative margins of the track and the absolutely positioned end marker.
const Region = styled('section', { position: 'relative', display: 'flow-root', minWidth: 0 });

const Header = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4',
  marginBottom: '$5',
  overflowWrap: 'anywhere',
  // With a large font the heading has a line of its own.
  '& > :first-child': { flex: '1 1 8em' },
  // The action is beside the arrows.
  '& > :nth-child(2)': { marginInlineStart: 'auto' },
});

const Arrows = styled('div', {
  // Fixed columns, so that the first arrow does not move when the second is rendered.
  display: 'grid',
  gridTemplateColumns: 'repeat(2, $sizes$touch)',
  flexShrink: 0,
  gap: '$2',
  '@forcedColors': { '& button[aria-disabled="true"]': { borderColor: 'GrayText' } },
});

const LoadingArea = styled('div', { display: 'grid', placeItems: 'center', height: 'var(--gs-height)' });

interface CarouselArrowProps {
  direction: 'previous' | 'next';
  /** Title of the carousel, for the accessible name. */
  title: string;
  /** The track is at its end in this direction. */
  isDisabled: boolean;
  onPress: (direction: 'previous' | 'next') => void;
}

/** Scrolls by as many whole cards as are in view. Looks like an IconButton, but does not bundle all icons. */
function CarouselArrow({ direction, title, isDisabled, onPress }: CarouselArrowProps) {
  const translate = useTranslate();
  const isBack = direction === 'previous';
  return (
    <button
      type="button"
      className={iconButtonStyles({ variant: 'outline', size: 'md' }).className}
      aria-label={translate(isBack ? 'Previous: {title}' : 'Next: {title}', { title })}
      // Not `disabled`, which would remove the focus from the button whose press has reached the end.
      aria-disabled={isDisabled}
      data-direction={direction}
      onClick={() => !isDisabled && onPress(direction)}
    >
      <SvgIcon path={isBack ? chevronLeft : chevronRight} mirrored />
    </button>
  );
}
