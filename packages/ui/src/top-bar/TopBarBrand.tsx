import { BrandMark } from '../brand/BrandMark.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { BareLink } from '../link/BareLink.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface TopBarBrandProps extends RootAttributes<HTMLAnchorElement> {
  /** The address of Home. */
  href: string;
  /** Only the mark: where the word already stands large on the page. The word's place stays. */
  markOnly?: boolean;
}

/**
 * The way home: the mark, and the word beside it where there is room. Renders an `<a>` element, or the component of
 * `LinkProvider`.
 */
export function TopBarBrand({ href, markOnly = false, ...rest }: TopBarBrandProps) {
  return (
    <BareLink
      aria-label="Gildshelf"
      {...rest}
      className={look().className}
      href={href}
      data-state={markOnly ? 'mark' : 'word'}
    >
      <BrandMark />
      <span data-part="word" aria-hidden="true">
        <Wordmark />
      </span>
    </BareLink>
  );
}

const look = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: '$touch',
  minHeight: '$touch',
  borderRadius: '$button',
  // The word fades when the large one comes into view; it never moves what stands beside it.
  '& [data-part="word"]': {
    display: 'none',
    paddingTop: '2px',
    transition: 'opacity $transitions$calm',
    '@media (min-width: 360px)': { display: 'block' },
  },
  '&[data-state="mark"] [data-part="word"]': { opacity: 0 },
});
