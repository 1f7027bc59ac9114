import type { IconProps } from './Icon.tsx';
import { plus } from './iconPaths.ts';
import { SvgIcon } from './SvgIcon.tsx';

/** Names of the icons of plays, diaries and collections. */
export type HistoryIconName = keyof typeof historyIconPaths;

export interface HistoryIconProps extends Omit<IconProps, 'name'> {
  /** Which icon. */
  name: HistoryIconName;
}

/**
 * An icon of plays, notes, tags, diaries and collections, with the props of `Icon`. It is a component of its own, because `Icon` with all its
 * paths is in every page. Renders an `<svg>` element.
 */
export function HistoryIcon({ name, ...rest }: HistoryIconProps) {
  return <SvgIcon {...rest} path={historyIconPaths[name]} />;
}

const historyIconPaths = {
  calendar: 'M4.5 6h15v14h-15ZM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  columns: 'M4 5h16v14H4ZM10 5v14M15 5v14',
  covers:
    'M4 4.5h4.4v6H4ZM9.8 4.5h4.4v6H9.8ZM15.6 4.5H20v6h-4.4ZM4 13.5h4.4v6H4ZM9.8 13.5h4.4v6H9.8ZM15.6 13.5H20v6h-4.4Z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  grid: 'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z',
  heart: 'M12 20C6 15.8 3.5 12.6 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5C20.5 12.6 18 15.8 12 20Z',
  keyboard: 'M3 6.5h18v11H3ZM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  lock: 'M5.5 10.5h13V20h-13ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  note: 'M5 4.5h14V15l-4.5 4.5H5ZM19 15h-4.5v4.5M8.5 9h7M8.5 12.5h4',
  plus,
  repeat: 'M4.5 11V9a3 3 0 0 1 3-3h12M16.5 3l3 3-3 3M19.5 13v2a3 3 0 0 1-3 3h-12M7.5 21l-3-3 3-3',
  tag: 'M4 4.5h7.5L20 13a1.5 1.5 0 0 1 0 2.1l-5.4 5.4a1.5 1.5 0 0 1-2.1 0L4 12ZM8 8.5h.01',
} as const;
