import { css } from '../theme/stitches.ts';
import { iconPaths } from './iconPaths.ts';

/** The drawings there are. */
export type IconName = keyof typeof iconPaths;

export interface IconProps {
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the outline, for stars and for play. */
  filled?: boolean;
  /** Makes it an image with these words; without them it is decoration and is not read. */
  label?: string;
}

/** One small drawing in the colour of the text around it. */
export function Icon({ name, size = 'md', filled = false, label }: IconProps) {
  const pixels = sizes[size];
  return (
    <svg
      className={look().className}
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

const look = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.6px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
