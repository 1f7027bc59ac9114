const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/** A name in three: before the first place where it holds `query`, that place, and after; neither case nor accents matter. */
export function splitMatch(
  name: string,
  query: string,
): readonly [before: string, match: string, after: string] {
  const shown = name.normalize('NFC');
  const words = plain(query.trim());
  const at = words
    ? plain(shown).search(new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu'))
    : -1;
  if (at < 0) return [name, '', ''];
  return [shown.slice(0, at), shown.slice(at, at + words.length), shown.slice(at + words.length)];
}

/** Letter for letter the same text without the accents of its Latin letters, so that places in it are places in the text. */
function plain(text: string): string {
  return text.normalize('NFC').replace(accented, (letter) => letter.normalize('NFD').charAt(0));
}
