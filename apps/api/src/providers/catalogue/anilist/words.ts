/** How AniList's states are called here, as hosts of the contract's shape call them. */
export const statuses: ReadonlyMap<string, string> = new Map([
  ['FINISHED', 'Finished Airing'],
  ['RELEASING', 'Currently Airing'],
  ['NOT_YET_RELEASED', 'Not yet aired'],
  ['CANCELLED', 'Cancelled'],
  ['HIATUS', 'On Hiatus'],
]);

/** How AniList's formats are called here. */
export const formats: ReadonlyMap<string, string> = new Map([
  ['TV', 'TV'],
  ['TV_SHORT', 'TV Short'],
  ['MOVIE', 'Movie'],
  ['SPECIAL', 'Special'],
  ['OVA', 'OVA'],
  ['ONA', 'ONA'],
  ['MUSIC', 'Music'],
]);

/** The word for a key; undefined for one that nobody knows. */
export function wordOf(words: ReadonlyMap<string, string>, key: string | undefined): string | undefined {
  return words.get(key ?? '');
}
