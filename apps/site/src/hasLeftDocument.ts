const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/**
 * Whether somebody has gone back or on since the document was asked for, before any script of the site could hear of it:
 * what the server has rendered is another page then.
 */
export function hasLeftDocument(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && addressOf(new URL(visit.name)) !== addressOf(location);
}
