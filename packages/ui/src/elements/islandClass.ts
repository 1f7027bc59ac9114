/** @internal Class of an island and of what is rendered at the end of the body: dialogs, menus, tooltips. */
export const islandClass = 'gs-island';

/** @internal That class, followed by the class names of the caller. */
export const withIslandClass = (className = '') => `${islandClass} ${className}`.trimEnd();
