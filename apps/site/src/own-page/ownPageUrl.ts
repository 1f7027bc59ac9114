/** The media types of a dashboard and the values that the browser stores for them; a test compares these with the contract. */
const types = { game: 'games', anime: 'anime' };

/**
 * The URL of a dashboard for its owner, from the open URL and the media type that the browser has stored; undefined with a filter, which
 * needs all titles.
 */
export function ownPageUrl(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  remembered: string | null,
): string | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.has('status')) return undefined;
  const names = Object.keys(types) as (keyof typeof types)[];
  const chosen = names.find((name) => name === parameters.get('type'));
  const type = chosen ?? names.find((name) => types[name] === remembered) ?? 'game';
  return `${pathname}?type=${type}`;
}
