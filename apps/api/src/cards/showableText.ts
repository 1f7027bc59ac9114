import { readFileSync } from 'node:fs';
import { widestFont } from './fontFiles.ts';
import { fontLetters } from './fontLetters.ts';

const letter = /[\p{L}\p{N}]/u;
const space = /\s/;
/** Between letters it says how they are written; of emoji it is what remains. */
const joiner = /(?<!\p{L}\p{M}*)[\u200c\u200d]+|[\u200c\u200d]+(?!\p{L})|[\ufe0e\ufe0f]/gu;

let has: ((codePoint: number) => boolean) | undefined;

/**
 * A text as the fonts of pictures can write it: without the signs that they have not (emoji), and nothing at all where they have
 * not all of its letters (Japanese), for half a name is another name.
 */
export function showableText(text: string): string {
  has ??= fontLetters(readFileSync(widestFont));
  let shown = '';
  for (const character of text) {
    const isKnown = space.test(character) || has(character.codePointAt(0) ?? 0);
    if (isKnown) shown += character;
    else if (letter.test(character)) return '';
  }
  return shown.replace(joiner, '').replace(/\s+/g, ' ').trim();
}
