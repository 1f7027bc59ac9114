import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { assignRef, type RootAttributes } from '../../../elements/RootAttributes.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';
import { TruncatedText } from '../../typography/text/TruncatedText.tsx';

export interface ShelfRowItem {
  /** Unique within the row. */
  id: string;
  /** The title, on at most two lines; screen readers read all of it. */
  name: string;
  /** URL of its page. */
  href: string;
  /** Navigation state, passed to the link of the router. */
  state?: unknown;
  /** URL of the cover. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the cover. */
  imageSet?: string | null;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
  /** A short line below the name: a year. */
  note?: string;
  /** The link leads to the current page: its cover has a gold ring, and the row is scrolled to it. */
  current?: boolean;
  /** A `TileAction` at the end of the second line of the name. */
  action?: ReactNode;
}

export interface ShelfRowProps extends RootAttributes<HTMLUListElement, 'aria-label'> {
  /** Accessible name of the list: 'The series in order'. */
  label: string;
  /** The titles in their order. */
  items: readonly ShelfRowItem[];
}

/**
 * A row of covers with names on a gold line, such as the parts of a series. It scrolls sideways in itself if it is wider than its
 * container. Renders a `<ul>` element.
 */
export function ShelfRow({ label, items, ref, ...rest }: ShelfRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const currentId = items.find(({ current }) => current)?.id;
  useEffect(() => {
    if (currentId !== undefined && list.current) scrollToCurrent(list.current);
  }, [currentId]);
  return (
    <Root
      {...listRole}
      {...rest}
      ref={(element) => {
        list.current = element;
        return assignRef(ref, element);
      }}
      aria-label={label}
      onFocus={(event) => {
        rest.onFocus?.(event);
        revealFocused(event);
      }}
    >
      {items.map(({ id, name, href, state, imageUrl, imageSet, fallback, note, current, action }) => (
        <li key={id}>
          <UnstyledLink
            href={href}
            state={state}
            className={linkStyles().className}
            aria-current={current ? 'page' : undefined}
          >
            <span data-part="cover">
              <Image
                src={imageUrl}
                srcSet={imageSet}
                alt=""
                {...coverSize}
                fit="fixed"
                fallback={fallback}
                radius="thumb"
              />
            </span>
            <TruncatedText>{name}</TruncatedText>
            {note && <span data-part="note">{note}</span>}
          </UnstyledLink>
          {action}
        </li>
      ))}
    </Root>
  );
}

// Without list markers, WebKit removes the role of a list unless it is set.
const listRole = { role: 'list' };

const coverSize = { width: 150, height: 180 };

/** Scrolls a link that the keyboard has focused into view completely; browsers leave a partly visible one where it is. */
function revealFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Scrolls a row so that its current title is in the middle. Does not scroll the page, as `scrollIntoView` would. */
function scrollToCurrent(list: HTMLUListElement): void {
  const current = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (current) list.scrollLeft += current.left + current.width / 2 - row.left - row.width / 2;
}

const Root = styled('ul', {
  display: 'flex',
  // Space for rings and outlines, which a scroll container would clip.
  margin: '-$2',
  padding: '$2',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollPaddingInline: '$2',
  '& > li': {
    position: 'relative',
    flex: 'none',
    // The gap is padding, so that the shelf line of each cover meets the next.
    boxSizing: 'content-box',
    width: `${coverSize.width}px`,
    paddingInlineEnd: '$6',
    background: 'linear-gradient($colors$gold, $colors$gold) no-repeat 0 180px / 100% 1px',
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

const linkStyles = css({
  display: 'block',
  borderRadius: '$thumb',
  color: '$text',
  fontSize: '$14',
  fontWeight: '$medium',
  lineHeight: 1.286,
  textDecoration: 'none',
  '& > [data-part="cover"]': { position: 'relative', display: 'block', marginBottom: '$3' },
  '&[aria-current] > [data-part="cover"]::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: '2px solid $colors$goldPure',
    borderRadius: '$thumb',
    pointerEvents: 'none',
    '@forcedColors': { borderColor: 'Highlight' },
  },
  '& > [data-part="note"]': {
    display: 'block',
    marginTop: '$1',
    color: '$textSecondary',
    fontSize: '$12',
    fontWeight: '$regular',
    fontVariantNumeric: 'tabular-nums',
  },
  // Space for a `TileAction`.
  '&:has(+ [data-part="action"])': {
    paddingInlineEnd: '36px',
    '& > [data-part="cover"]': { width: '150px' },
  },
  '@hover': { '&:hover': { color: '$champagne' } },
});
