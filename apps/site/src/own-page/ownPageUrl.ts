import { dashboardTypes } from './dashboardTypes.evaluated.ts';

/**
 * The URL of a dashboard for its owner, from the open URL and the media type that the browser has stored; undefined with a filter, which
 * needs all titles, and for the managed view, which `isManaged` by default.
 */
export function ownPageUrl(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  remembered: string | null,
  isManaged = false,
): string | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.has('status') || parameters.has('view') || isManaged) return undefined;
  const names = Object.keys(dashboardTypes);
  const chosen = names.find((name) => name === parameters.get('type'));
  const type = chosen ?? names.find((name) => dashboardTypes[name] === remembered) ?? names[0];
  return `${pathname}?type=${type}`;
}
