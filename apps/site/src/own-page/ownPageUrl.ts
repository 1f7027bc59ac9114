/** The media types of a dashboard and the words by which a browser remembers them, equal to those of the contract, as a test checks. */
const types = { game: 'games', anime: 'anime' };

/**
 * The URL of a dashboard for its owner, by the URL that is open and the media type that the browser remembers; undefined with a filter,
 * which needs all titles.
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
