const urlOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/**
 * Whether the visitor has navigated back or forward since the document was requested, before any script of the site could listen for
 * it: the server-rendered markup then belongs to another page.
 */
export function hasNavigatedAway(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && urlOf(new URL(entry.name)) !== urlOf(location);
}
