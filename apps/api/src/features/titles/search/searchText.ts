import { hasKanaOrKanji } from '@gildshelf/api-client/contract';

/** What is looked for in the names of titles. */
export interface SearchText {
  /** As it stands at the start of a word. */
  readonly wordStart: string;
  /** As it stands anywhere. The same as `wordStart` where it begins with kana or kanji, which are words. */
  readonly inside: string;
  /** A whole name. */
  readonly whole: string;
  /** The first tier of names that may have it. */
  readonly firstTier: number;
}

/** A query in normal form as names have it, which stand between spaces like each of their words. */
export function searchTextOf(form: string): SearchText {
  const letters = [...form];
  // After kana or kanji there always is a space, and before it too.
  const tail = hasKanaOrKanji(letters.at(-1) ?? '') ? `${form} ` : form;
  const wordStart = ` ${tail}`;
  return {
    wordStart,
    inside: hasKanaOrKanji(letters[0] ?? '') ? wordStart : tail,
    whole: ` ${form} `,
    firstTier: hasKanaOrKanji(form) ? 2 : 0,
  };
}
