import { BrandMark } from '../brand/BrandMark.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { UnstyledLink } from '../link/UnstyledLink.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface TopBarBrandProps extends RootAttributes<HTMLAnchorElement> {
  /** URL of the home page. */
  href: string;
  /** Hides the wordmark, for pages that show a large one; its space stays reserved. */
  markOnly?: boolean;
}

/**
 * A link to the home page: the brand mark, and the wordmark from a width of 360 px. Renders an `<a>` element, or the component
 * of `LinkProvider`.
 */
export function TopBarBrand({ href, markOnly = false, ...rest }: TopBarBrandProps) {
  return (
    <UnstyledLink
      aria-label="Gildshelf"
      {...rest}
      className={styles().className}
      href={href}
      data-state={markOnly ? 'mark' : 'word'}
    >
      <BrandMark />
      <span data-part="word" aria-hidden="true">
        <Wordmark />
      </span>
    </UnstyledLink>
  );
}

const styles = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: '$touch',
  minHeight: '$touch',
  borderRadius: '$button',
  // The wordmark fades while a large one is visible; its space stays reserved, so nothing shifts.
  '& [data-part="word"]': {
    display: 'none',
    paddingTop: '2px',
    transition: 'opacity $transitions$calm',
    '@media (min-width: 360px)': { display: 'block' },
  },
  '&[data-state="mark"] [data-part="word"]': { opacity: 0 },
});
