const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/** Splits a name around the first match of `query`, ignoring case and accents; without a match, all of it is `before`. */
export function splitMatch(
  name: string,
  query: string,
): readonly [before: string, match: string, after: string] {
  const normalized = name.normalize('NFC');
  const term = withoutAccents(query.trim());
  const at = term
    ? withoutAccents(normalized).search(new RegExp(term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu'))
    : -1;
  if (at < 0) return [name, '', ''];
  return [
    normalized.slice(0, at),
    normalized.slice(at, at + term.length),
    normalized.slice(at + term.length),
  ];
}

/** Removes the accents of Latin letters; the length stays the same, so that offsets apply to the original text. */
function withoutAccents(text: string): string {
  return text.normalize('NFC').replace(accented, (character) => character.normalize('NFD').charAt(0));
}
