import type { ReactElement } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { check, chevronDown, chevronLeft, chevronRight, refresh, warning } from './iconPaths.ts';
import { SvgIcon } from './SvgIcon.tsx';

/** Names of the available icons. */
export type IconName = keyof typeof iconPaths;

/** An icon of the package by its name, or an element in its place, such as an icon of another library. */
export type IconContent = IconName | ReactElement | false | null;

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

/** @internal Renders the icon with a name, or the element in its place. */
export function renderIcon(icon: IconContent | undefined, size?: IconProps['size']) {
  return typeof icon === 'string' ? <Icon name={icon} size={size} /> : icon;
}

const directionalIcons = new Set<IconName>(['back', 'chevron-left', 'chevron-right', 'logout']);

const eye =
  'M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';

/** SVG path data of the icons, on a 24 px grid; stroked 1.6 px in the current text colour. */
const iconPaths = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20.5c.4-3.6 3.3-5.5 7-5.5s6.6 1.9 7 5.5',
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  back: 'M15 5l-7 7 7 7',
  book: 'M12 6.5C9.5 5 6.5 4.5 3.5 4.5V18c3 0 6 .5 8.5 2 2.5-1.5 5.5-2 8.5-2V4.5c-3 0-6 .5-8.5 2ZM12 6.5V20',
  bookmark: 'M7 4h10v16.5l-5-4-5 4Z',
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  edit: 'M4.5 19.5l.9-4L16 4.9a1.5 1.5 0 0 1 2.1 0l1 1a1.5 1.5 0 0 1 0 2.1L8.5 18.6ZM14 7l3 3',
  eye,
  'eye-off': `${eye}M4 4l16 16`,
  film: 'M4 5h16v14H4ZM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4',
  gamepad:
    'M7.5 7h9a5 5 0 0 1 4.9 4.1l.6 3.6a2.5 2.5 0 0 1-4.4 2L16 15H8l-1.6 1.7a2.5 2.5 0 0 1-4.4-2l.6-3.6A5 5 0 0 1 7.5 7ZM8.5 9.3v3.4M6.8 11h3.4M15 10h.01M17.3 12h.01',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.7V20h12V9.7M10 20v-5.5h4V20',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.7h.01',
  logout: 'M13.5 4.5H5v15h8.5M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M7.5 5l11 7-11 7Z',
  refresh,
  screen: 'M3.5 5h17v11h-17ZM8 20h8',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3L20.5 20.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.2 10.5v6M13.8 10.5v6',
  tv: 'M3.5 7h17v12.5h-17ZM8 3l4 4 4-4',
  warning,
} as const;
