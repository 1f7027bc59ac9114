import { hasKanaOrKanji } from '@gildshelf/api-client/contract';

/** The forms in which a query can occur in the names of titles. */
export interface SearchText {
  /** At the start of a word. */
  readonly wordStart: string;
  /** Anywhere. Equal to `wordStart` if the query begins with kana or kanji, each of which is a word. */
  readonly anywhere: string;
  /** As the complete name. */
  readonly completeName: string;
  /** The first tier of names that can contain it. */
  readonly firstTier: number;
}

/** Converts a query in normal form to the format of names, which have a space before and after each word. */
export function searchTextOf(form: string): SearchText {
  const characters = [...form];
  // Names have a space before and after each kana or kanji.
  const tail = hasKanaOrKanji(characters.at(-1) ?? '') ? `${form} ` : form;
  const wordStart = ` ${tail}`;
  return {
    wordStart,
    anywhere: hasKanaOrKanji(characters[0] ?? '') ? wordStart : tail,
    completeName: ` ${form} `,
    firstTier: hasKanaOrKanji(form) ? 2 : 0,
  };
}
