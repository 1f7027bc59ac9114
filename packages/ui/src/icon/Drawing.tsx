import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface DrawingProps extends RootAttributes<SVGSVGElement, 'aria-label' | 'role'> {
  /** Lines on a grid of 24 by 24. */
  path: string;
  /** 16, 20 or 24 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the outline. */
  filled?: boolean;
  /** Points somewhere: it turns round where one reads from right to left. */
  directed?: boolean;
  /** Makes it an image with these words; without them it is decoration and is not read. */
  label?: string;
}

/** One drawing in the colour of the text around it. Renders an `<svg>` element. */
export function Drawing({ path, size = 'md', filled, directed = false, label, ...rest }: DrawingProps) {
  const pixels = sizes[size];
  return (
    <svg
      {...rest}
      className={look({ directed }).className}
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

const look = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.6px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: { directed: { true: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
});
