import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { iconPaths } from './iconPaths.ts';

/** The drawings there are. */
export type IconName = keyof typeof iconPaths;

export interface IconProps extends RootAttributes<SVGSVGElement, 'aria-label' | 'role'> {
  /** Which drawing. */
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the outline, for stars and for play. */
  filled?: boolean;
  /** Makes it an image with these words; without them it is decoration and is not read. */
  label?: string;
}

/**
 * One small drawing in the colour of the text around it; one that points somewhere turns round where one reads from
 * right to left. Renders an `<svg>` element.
 */
export function Icon({ name, size = 'md', filled = false, label, ...rest }: IconProps) {
  const pixels = sizes[size];
  return (
    <svg
      {...rest}
      className={look({ directed: directed.has(name) }).className}
      viewBox="0 0 24 24"
      width={pixels}
      height={pixels}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} fill={filled ? 'currentColor' : 'none'} />
    </svg>
  );
}

const sizes = { sm: 16, md: 20, lg: 24 };

const directed = new Set<IconName>(['back', 'chevron-left', 'chevron-right', 'logout']);

const look = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.6px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: { directed: { true: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } },
});
