/** A name in three: before the first place where it holds `query`, that place, and after; the case does not matter. */
export function splitMatch(
  name: string,
  query: string,
): readonly [before: string, match: string, after: string] {
  const words = query.trim();
  const at = words ? name.search(new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu')) : -1;
  if (at < 0) return [name, '', ''];
  return [name.slice(0, at), name.slice(at, at + words.length), name.slice(at + words.length)];
}
