import { Icon } from '../icon/Icon.tsx';
import { Image } from '../image/Image.tsx';
import { UnstyledLink } from '../link/UnstyledLink.tsx';
import { css } from '../theme/stitches.ts';
import type { Result } from './ResultList.tsx';
import { splitMatch } from './splitMatch.ts';

export interface ResultRowProps {
  result: Result;
  query: string;
  active: boolean;
  onPointerMove: () => void;
  onClick: () => void;
}

/** @internal One result with the role `option`; a link if it has an `href`. */
export function ResultRow({ result, query, active, ...handlers }: ResultRowProps) {
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
      <span data-part="words">
        <span data-part="name">
          <bdi>
            {before}
            {match && <mark>{match}</mark>}
            {after}
          </bdi>
        </span>
        <span data-part="type">
          {typeIcon && <Icon name={typeIcon} size="sm" />}
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
  '& [data-part="words"]': { flex: 1, minWidth: 0 },
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
    borderColor: 'rgba(255,215,0,.38)',
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
