/** @internal Stands on an island and on what leaves it for the end of the body: dialogs, menus, tooltips. */
export const islandClass = 'gs-island';
