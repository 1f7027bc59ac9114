import { shownProse } from './plainText.ts';

/** More markup than this has no more words than are shown. */
const most = 100_000;

const tagName = /^\/?([a-z][a-z0-9]*)/i;
const breaking = /^(?:br|hr|\/(?:p|li|ul|ol|h[1-6]|div|blockquote|tr))$/i;
const unread = /^(?:script|style|template|noscript|iframe)$/i;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
};

/**
 * The words of a provider's HTML, which are shown as text and never as markup; undefined where there are none. In linear time:
 * it goes once through what lies between one '<' and the next. The site's own `plainText` knows less of HTML, since every first
 * visit carries it.
 */
export function htmlText(html: string): string | undefined {
  const [before = '', ...pieces] = html.slice(0, most).split('<');
  let words = before;
  /** What hides everything until it ends: a comment, or the name of a tag. */
  let hiddenIn = '';
  for (const piece of pieces) {
    if (hiddenIn === '!--' || (hiddenIn === '' && piece.startsWith('!--'))) {
      const end = piece.indexOf('-->');
      hiddenIn = end === -1 ? '!--' : '';
      if (end !== -1) words += piece.slice(end + 3);
      continue;
    }
    const name = tagName.exec(piece)?.[0] ?? '';
    const end = piece.indexOf('>');
    if (hiddenIn) {
      if (name.toLowerCase() !== `/${hiddenIn}` || end === -1) continue;
      hiddenIn = '';
    } else if (name === '' || end === -1) {
      words += `<${piece}`;
      continue;
    } else if (unread.test(name)) {
      hiddenIn = name.toLowerCase();
      continue;
    }
    words += (breaking.test(name) ? '\n' : '') + piece.slice(end + 1);
  }
  return shownProse(words.replace(entity, characterOf));
}

function characterOf(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return Object.hasOwn(characters, name) ? (characters[name] ?? whole) : whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
