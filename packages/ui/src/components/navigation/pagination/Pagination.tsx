import type { MouseEvent, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { litStyle } from '../../../theme/litStyle.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { chevronLeft, chevronRight } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { hiddenStyle } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { pageItems } from './pageItems.ts';

export interface PaginationProps extends RootAttributes<HTMLElement, 'aria-label'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages; nothing is rendered for less than two. */
  pageCount: number;
  /** Returns the URL of a page. */
  getHref: (page: number) => string;
  /** Called on a click on a link, before the navigation, with its page. `event.preventDefault()` prevents the navigation. */
  onPageChange?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Number of pages on each side of the current one. */
  siblings?: number;
  /** Height of the links: 36 (44 on touch screens) or 44 px. */
  size?: 'sm' | 'md';
  /** Accessible name of the landmark, 'Pagination' by default; different for each pagination of a page. */
  label?: string;
}

/**
 * Links to the pages of a long list, with the URLs that `getHref` returns: single pages, the first and the last one, the
 * previous and the next one. In an element of at most 560 px the links to single pages are replaced by the number of the
 * current one. Renders a `<nav>` element.
 */
export function Pagination({
  page,
  pageCount,
  getHref,
  onPageChange,
  siblings = 1,
  size = 'md',
  label,
  ...rest
}: PaginationProps) {
  reportMisuse(
    !(Number.isInteger(page) && page >= 1 && page <= Math.max(pageCount, 1)),
    `Pagination got page={${page}} of pageCount={${pageCount}}: no link is the current page, or a wrong one. Pass a whole number from 1 to pageCount.`,
  );
  // Numbers of pages are strings, since a name with a separator would differ from the number that the link shows.
  const translate = useTranslate();
  if (!(pageCount > 1)) return null;
  const current = Math.min(Math.max(Math.round(page) || 1, 1), pageCount);
  const linkTo = (target: number, content: ReactNode, attributes?: { [name: `aria-${string}`]: string }) => (
    <UnstyledLink
      {...attributes}
      href={getHref(target)}
      className={linkStyles({ size }).className}
      onClick={onPageChange && ((event) => onPageChange(target, event))}
    >
      {content}
    </UnstyledLink>
  );
  /** A link to a page before or after the current one. At the ends there is none, and its content only keeps the place. */
  const step = (target: number, content: ReactNode, name?: string) =>
    target >= 1 && target <= pageCount && target !== current ? (
      linkTo(target, content, name ? { 'aria-label': name } : undefined)
    ) : (
      <span aria-hidden className={linkStyles({ size }).className}>
        {content}
      </span>
    );
  return (
    <Root {...rest} aria-label={label ?? translate('Pagination')}>
      <List>
        <li data-part="narrow">
          {step(1, <SvgIcon mirrored path={doubleChevronLeft} />, translate('First page'))}
        </li>
        <li>
          {step(
            current - 1,
            <>
              <SvgIcon mirrored path={chevronLeft} />
              <span data-part="word">{translate('Previous')}</span>
            </>,
          )}
        </li>
        <Status data-part="narrow">
          {translate('Page {page} of {count}', { page: String(current), count: String(pageCount) })}
        </Status>
        {pageItems(current, pageCount, siblings).map((item) =>
          typeof item === 'number' ? (
            <li key={item} data-part="wide">
              {linkTo(item, item, {
                'aria-label': translate('Page {page}', { page: String(item) }),
                ...(item === current && { 'aria-current': 'page' }),
              })}
            </li>
          ) : (
            <Gap key={item} data-part="wide" aria-hidden size={size}>
              …
            </Gap>
          ),
        )}
        <li>
          {step(
            current + 1,
            <>
              <span data-part="word">{translate('Next')}</span>
              <SvgIcon mirrored path={chevronRight} />
            </>,
          )}
        </li>
        <li data-part="narrow">
          {step(pageCount, <SvgIcon mirrored path={doubleChevronRight} />, translate('Last page'))}
        </li>
      </List>
    </Root>
  );
}

const doubleChevronLeft = 'M12 6l-6 6 6 6M18.5 6l-6 6 6 6';
const doubleChevronRight = 'M12 6l6 6-6 6M5.5 6l6 6-6 6';

// Its own width decides what is shown, because it may be in a narrow column of a wide page.
const Root = styled('nav', { containerType: 'inline-size' });

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  '& [data-part="narrow"]': { display: 'none' },
  // In rem, so that it applies in wider elements at a larger text size.
  '@container (max-width: 35rem)': {
    '& [data-part="narrow"]': { display: 'block' },
    '& [data-part="wide"]': { display: 'none' },
    '& [data-part="word"]': hiddenStyle,
  },
});

const Status = styled('li', {
  paddingInline: '$2',
  color: '$textSecondary',
  fontSize: '$14',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  // On a line of its own where it does not fit between the arrows.
  '@container (max-width: 21rem)': { order: -1, width: '100%' },
});

// As wide as a link, so that the others keep their places.
const Gap = styled('li', {
  color: '$textSecondary',
  textAlign: 'center',
  variants: {
    size: { sm: { minWidth: '36px', '@touch': { minWidth: '$touch' } }, md: { minWidth: '$touch' } },
  },
});

const linkStyles = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  border: '1px solid transparent',
  borderRadius: '$button',
  color: '$text',
  fontWeight: '$medium',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '$title',
  textDecoration: 'none',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '@hover': { '&:hover:not([aria-hidden], [aria-current])': { backgroundColor: '$wash' } },
  '&:active:not([aria-hidden])': { backgroundColor: '$washSoft' },
  '&[aria-current]': litStyle,
  '&[aria-hidden]': { color: '$textDisabled', cursor: 'not-allowed' },
  '@forcedColors': {
    '&[aria-current]': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
    },
    '&[aria-hidden]': { color: 'GrayText' },
  },
  variants: {
    size: {
      sm: {
        minWidth: '36px',
        minHeight: '36px',
        paddingInline: '$1',
        fontSize: '$14',
        '@touch': { minWidth: '$touch', minHeight: '$touch' },
      },
      md: { minWidth: '$touch', minHeight: '$touch', paddingInline: '$2', fontSize: '$16' },
    },
  },
});
