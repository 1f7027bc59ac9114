import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';

export interface SvgIconProps extends RootAttributes<SVGSVGElement, 'aria-label' | 'role'> {
  /** SVG path data on a 24 × 24 grid. */
  path: string;
  /** 16, 20 or 24 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the shape with the text colour, in place of an outline only. */
  filled?: boolean;
  /** Mirrors the icon in right-to-left text. */
  mirrored?: boolean;
  /** Accessible name: gives the element the role `img`. Without it the icon is decorative and hidden from assistive technology. */
  label?: string;
}

/** An icon from path data, in the current text colour. Renders an `<svg>` element. */
export function SvgIcon({ path, size = 'md', filled, mirrored = false, label, ...rest }: SvgIconProps) {
  const pixels = sizes[size];
  return (
    <svg
      {...rest}
      className={styles({ ...rest, mirrored }).className}
      viewBox="0 0 24 24"
      width={pixels}
      height={pixels}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} fill={filled ? 'currentColor' : 'none'} />
    </svg>
  );
}

const sizes = { sm: 16, md: 20, lg: 24 };

const styles = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.6px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: { mirrored: { true: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
});
