import { readableText } from '@gildshelf/api-client/cover';

/** As much of a name as any card could show. */
const longest = 400;
const manyMarks = /(\p{M}{3})\p{M}+/gu;
const rightToLeft = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** A name of anybody's as a card shows it: on one line, nothing unseen, and no towers of accents. */
export function cardText(name: string): string {
  return readableText(name.slice(0, longest)).replace(manyMarks, '$1');
}

/** Whether a text is read from the right: its first letter says so. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
