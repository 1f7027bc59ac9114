import type { RootAttributes } from '../theme/RootAttributes.ts';
import { Drawing } from './Drawing.tsx';
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
export function Icon({ name, ...rest }: IconProps) {
  return <Drawing {...rest} path={iconPaths[name]} directed={directed.has(name)} />;
}

const directed = new Set<IconName>(['back', 'chevron-left', 'chevron-right', 'logout']);
