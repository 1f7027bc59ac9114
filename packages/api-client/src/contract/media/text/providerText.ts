import { untitled } from '../mediaView.ts';

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The first name with a visible character, on one line; else 'Untitled'. */
export function displayTitle(names: readonly (string | null | undefined)[]): string {
  const name = names.find((text) => text && visibleCharacter.test(text));
  return name ? stripInvisibleCharacters(name).replace(/\s+/g, ' ').trim() : untitled;
}

/** Control characters except newlines and tabs, bidirectional controls and zero-width characters. */
const invisibleCharacters = /(?![\n\t])\p{Cc}|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** A text without invisible and bidirectional control characters; letters, marks and emoji of every script remain. */
export function stripInvisibleCharacters(text: string): string {
  return text.replace(invisibleCharacters, '');
}

const latinLetters = /\p{Script=Latin}+/gu;

/** A title in Japanese without Latin letters; null if no other letter remains. */
export function japaneseTitle(title: string | null | undefined): string | null {
  const stripped = stripInvisibleCharacters(title ?? '')
    .replace(latinLetters, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(stripped) ? stripped : null;
}

const languageName = /espa(?:ñ|n\u0303)ol(?![\p{L}\p{N}\p{M}])/giu;
const decoration = /[ \t\u00a0#*_=[(]/;
const creditMaximum = 120;

/** The start of the line or sentence that has only decoration before `index`; -1 when `index` is within a sentence. */
function startOfSection(text: string, index: number): number {
  let start = index;
  while (start > 0 && decoration.test(text.charAt(start - 1))) start -= 1;
  return start === 0 || /[\n\r.!?]/.test(text.charAt(start - 1)) ? start : -1;
}

/** A game's description without the provider's Spanish part, which begins with the word 'Español' at the start of a line or sentence. */
export function withoutSpanishPart(description: string): string {
  for (const { index } of description.matchAll(languageName)) {
    const start = startOfSection(description, index);
    if (start !== -1) return description.slice(0, start).trim();
  }
  return description.trim();
}

/** A synopsis without the trailing credit 'Written by …'. */
export function withoutRewriteCredit(synopsis: string): string {
  const text = synopsis.trim();
  const start = text.lastIndexOf('Written by');
  if (start === -1 || text.length - start > creditMaximum) return text;
  const credit = text.slice(start);
  const opening = text.slice(0, start).trimEnd();
  const isBracketed = /[[(]$/.test(opening) && /[\])]$/.test(credit);
  const isOwnLine = text.slice(opening.length, start).includes('\n') && !credit.includes('\n');
  if (!isBracketed && !isOwnLine && !/\bRewrite\.?$/.test(credit)) return text;
  return (isBracketed ? opening.slice(0, -1) : opening).trim();
}

const lineEnd = /<(?:br|\/p|\/li|\/h[1-6]|\/div)\b[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
const entity = /&(amp|lt|gt|quot|apos|nbsp|#39);/g;
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** Control, bidirectional and zero-width characters except newlines and tabs. */
const invisibleInHtml = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** The text of a provider's HTML. The result is not safe as HTML; it is to be shown as text. */
export function htmlToText(html: string): string {
  return html
    .replace(lineEnd, '\n')
    .replace(tag, '')
    .replace(entity, (_, name: string) => characters[name] ?? '')
    .replace(invisibleInHtml, '')
    .trim();
}

// Browsers resolve dot segments even when they are escaped, and `encodeURIComponent` throws for a lone surrogate.
const unusable = /^\.{0,2}$|\p{Cs}/u;

/** The slug if it can be a path segment of a URL; null when it is missing or cannot. */
export function usableSlug(slug: string | null | undefined): string | null {
  return slug && !unusable.test(slug) ? slug : null;
}
