import { createContext, use } from 'react';
import type { Appearance } from '../theme/themes/Appearance.ts';

/** @internal Class of an island and of what is rendered at the end of the body: dialogs, menus, tooltips. */
export const islandClass = 'gs-island';

/** @internal The appearance that islands inherit, and the classes of the closest island. */
export const AppearanceContext = createContext<{
  readonly appearance: Appearance;
  readonly className: string;
}>({
  appearance: {},
  className: islandClass,
});

/**
 * @internal The classes with which an element at the end of the body looks like the island that it belongs to, followed by the class names
 * of the caller.
 */
export const useIslandClass = (className = ''): string =>
  `${use(AppearanceContext).className} ${className}`.trimEnd();
