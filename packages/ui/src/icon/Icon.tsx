import type { RootAttributes } from '../theme/RootAttributes.ts';
import { iconPaths } from './iconPaths.ts';
import { SvgIcon } from './SvgIcon.tsx';

/** Names of the available icons. */
export type IconName = keyof typeof iconPaths;

export interface IconProps extends RootAttributes<SVGSVGElement, 'aria-label' | 'role'> {
  /** Which icon. */
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Fills the shape in place of an outline only, for example `play`. */
  filled?: boolean;
  /** Accessible name: gives the element the role `img`. Without it the icon is decorative and hidden from assistive technology. */
  label?: string;
}

/**
 * A small icon in the current text colour. Icons that point in a direction are mirrored in right-to-left text.
 * Renders an `<svg>` element.
 */
export function Icon({ name, ...rest }: IconProps) {
  return <SvgIcon {...rest} path={iconPaths[name]} mirrored={directionalIcons.has(name)} />;
}

const directionalIcons = new Set<IconName>(['back', 'chevron-left', 'chevron-right', 'logout']);
