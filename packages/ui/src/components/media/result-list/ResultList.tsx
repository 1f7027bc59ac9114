import { useEffect, useRef } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';
import { Icon, type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { Image, type ImageProps } from '../../graphics/image/Image.tsx';

export interface Result {
  /** Unique in the document; the value for `aria-activedescendant` of the combobox. */
  id: string;
  /** Shown on at most two lines. */
  name: string;
  /** Label of the type: 'Game'. */
  type: string;
  /** Heading above consecutive results with the same group; without one they follow each other directly. */
  group?: string;
  /** Icon before the type. */
  typeIcon?: IconContent;
  /** URL of the result; without it the row is not a link. */
  href?: string;
  /** Navigation state, passed to the link of the router. */
  state?: unknown;
  /** URL of its image. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the image. */
  imageSet?: string | null;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
}

export interface ResultListProps
  extends RootAttributes<HTMLDivElement, 'role' | 'aria-label' | 'onSelect' | 'results'> {
  /** Value for `aria-controls` of the combobox. */
  id?: string;
  /** Accessible name of the list. */
  label: string;
  /** The results, best match first. */
  results: readonly Result[];
  /** Search text; its first match in each name is highlighted. */
  query?: string;
  /** Controlled: id of the active row, which Enter in the combobox opens. */
  activeId?: string;
  /** Called with the id of a row when the pointer moves onto it. */
  onActiveChange?: (id: string) => void;
  /** Called when a row is clicked. */
  onSelect?: (result: Result) => void;
}

/**
 * Search results: a listbox of links, each with image, name and type. The focus stays in the combobox, whose arrow keys change
 * `activeId`; the active row is scrolled into view. Renders a `<div>` element, or nothing without results.
 */
export function ResultList({
  id,
  label,
  results,
  query = '',
  activeId,
  onActiveChange,
  onSelect,
  ...rest
}: ResultListProps) {
  // A row that the pointer made active is visible already, and must not scroll away under the pointer.
  const visibleId = useRef(activeId);
  useEffect(() => {
    if (activeId !== undefined && activeId !== visibleId.current)
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    visibleId.current = activeId;
  }, [activeId]);

  if (results.length === 0) return null;
  const rowOf = (result: Result) => (
    <ResultRow
      key={result.id}
      result={result}
      query={query}
      active={result.id === activeId}
      onPointerMove={() => {
        visibleId.current = result.id;
        if (result.id !== activeId) onActiveChange?.(result.id);
      }}
      onClick={() => onSelect?.(result)}
    />
  );
  return (
    <List {...rest} role="listbox" id={id} aria-label={label}>
      {groupsOf(results).map(({ name, members }) =>
        name === undefined ? (
          members.map(rowOf)
        ) : (
          <Group key={name} role="group" aria-label={name}>
            <span data-part="group" aria-hidden>
              {name}
            </span>
            {members.map(rowOf)}
          </Group>
        ),
      )}
    </List>
  );
}

interface ResultGroup {
  readonly name: string | undefined;
  readonly members: Result[];
}

/** Consecutive results with the same group. */
function groupsOf(results: readonly Result[]): readonly ResultGroup[] {
  const groups: ResultGroup[] = [];
  for (const result of results) {
    const last = groups.at(-1);
    if (last && last.name === result.group) last.members.push(result);
    else groups.push({ name: result.group, members: [result] });
  }
  return groups;
}

// Negative margins align the images with the search field above.
const List = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  marginInline: '-$2',
  '@sm': { marginInline: '-$4' },
});

const Group = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  '& > [data-part="group"]': {
    padding: '$4 $2 $2',
    color: '$textSecondary',
    fontSize: '$14',
    fontWeight: '$title',
  },
  '@sm': { '& > [data-part="group"]': { paddingInline: '$4' } },
});

interface ResultRowProps {
  result: Result;
  query: string;
  active: boolean;
  onPointerMove: () => void;
  onClick: () => void;
}

/** One result with the role `option`; a link if it has an `href`. */
function ResultRow({ result, query, active, ...handlers }: ResultRowProps) {
  const { id, name, type, typeIcon, href, state, imageUrl, imageSet, fallback } = result;
  const [before, match, after] = splitMatch(name, query);
  const rowProps = {
    id,
    role: 'option',
    'aria-selected': active,
    className: styles().className,
    ...handlers,
  } as const;
  const content = (
    <>
      <Image
        src={imageUrl}
        srcSet={imageSet}
        alt=""
        width={56}
        height={67}
        fallback={fallback}
        fit="fixed"
        radius="thumb"
        loading="eager"
      />
      <span data-part="text">
        <span data-part="name">
          <bdi>
            {before}
            {match && <mark>{match}</mark>}
            {after}
          </bdi>
        </span>
        <span data-part="type">
          {renderIcon(typeIcon, 'sm')}
          {type}
        </span>
      </span>
      <Icon name="chevron-right" />
    </>
  );
  if (href === undefined) return <div {...rowProps}>{content}</div>;
  return (
    <UnstyledLink {...rowProps} href={href} state={state}>
      {content}
    </UnstyledLink>
  );
}

const styles = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  padding: '11px $2',
  border: '1px solid transparent',
  borderRadius: '$card',
  color: '$text',
  textDecoration: 'none',
  outlineOffset: '-2px !important',
  '& [data-part="text"]': { flex: 1, minWidth: 0 },
  '& [data-part="name"]': {
    display: '-webkit-box',
    '-webkit-box-orient': 'vertical',
    '-webkit-line-clamp': '2',
    overflow: 'hidden',
    fontSize: '$16',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& mark': { backgroundColor: 'transparent', color: '$champagne', fontWeight: '$title' },
  '& [data-part="type"]': {
    display: 'flex',
    alignItems: 'center',
    gap: '$2',
    marginTop: '2px',
    color: '$textSecondary',
    fontSize: '$14',
  },
  '& > svg:last-child': { opacity: 0 },
  '&[aria-selected="true"], &:focus-visible': {
    borderColor: detail('gildedBorder'),
    backgroundColor: '$washSoft',
    '& > svg:last-child': { opacity: 1 },
  },
  '&:active': { backgroundColor: '$wash' },
  '@sm': { padding: '10px $4', '& [data-part="name"]': { fontSize: '$18' } },
  '@forcedColors': {
    borderColor: 'Canvas',
    '& mark': { color: 'Highlight', textDecoration: 'underline' },
    '&[aria-selected="true"]': { outline: '2px solid Highlight' },
  },
});

const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/** Splits a name around the first match of `query`, ignoring case and accents; without a match, all of it is `before`. */
export function splitMatch(
  name: string,
  query: string,
): readonly [before: string, match: string, after: string] {
  const normalized = name.normalize('NFC');
  const term = withoutAccents(query.trim());
  const at = term
    ? withoutAccents(normalized).search(new RegExp(term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu'))
    : -1;
  if (at < 0) return [name, '', ''];
  return [
    normalized.slice(0, at),
    normalized.slice(at, at + term.length),
    normalized.slice(at + term.length),
  ];
}

/** Removes the accents of Latin letters; the length stays the same, so that offsets apply to the original text. */
function withoutAccents(text: string): string {
  return text.normalize('NFC').replace(accented, (character) => character.normalize('NFD').charAt(0));
}
