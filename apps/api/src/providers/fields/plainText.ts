import { stripInvisibleCharacters } from '@gildshelf/api-client/contract';

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
const nameMaximum = 300;
const proseMaximum = 20_000;
/** The longest text that is read: it contains more than is shown. */
const readMaximum = 100_000;

// Lone surrogates, which no database can store.
const loneSurrogates = /\p{Cs}/gu;
const lineEnd = /\r\n?|[\u2028\u2029]/g;
const manyLineEnds = /\n{3,}/g;

/** Normalises a name for display: one line, at most 300 characters; undefined where nothing is visible. */
export function plainLine(text: string): string | undefined {
  const line = stripInvisibleCharacters(text.slice(0, nameMaximum).replace(loneSurrogates, ''))
    .replace(/\s+/g, ' ')
    .trim();
  return visibleCharacter.test(line) ? line : undefined;
}

/** Normalises a description for display: lines and empty lines, at most 20,000 characters; undefined where nothing is visible. */
export function plainProse(text: string): string | undefined {
  const prose = stripInvisibleCharacters(
    text.slice(0, readMaximum).replace(lineEnd, '\n').replace(loneSurrogates, ''),
  ).replace(manyLineEnds, '\n\n');
  const cut = prose.trim().slice(0, proseMaximum).replace(loneSurrogates, '').trimEnd();
  return visibleCharacter.test(cut) ? cut : undefined;
}
