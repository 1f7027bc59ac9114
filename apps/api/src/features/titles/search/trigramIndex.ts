import { hasKanaOrKanji, type MediaType } from '@gildshelf/api-client/contract';
import type { RawBuilder } from 'kysely';
import type { SearchNameRow } from '../../../platform/db/schema.ts';

/** A query for the names of one media type that contain a text. */
export interface TextQuery {
  readonly mediaType: MediaType;
  readonly needle: SearchText;
  /** The text that a name must contain, including spaces. */
  readonly text: string;
}

/** The position of a name in the order of all names. */
export type NamePosition = Pick<SearchNameRow, 'tier' | 'words' | 'title_id'>;

/** The parts of search whose SQL differs between the database engines. */
export interface TrigramIndex {
  /** The first `limit` names of each tier that begin with a needle, in order within the tier. */
  readonly startingWith: (query: Omit<TextQuery, 'text'>, limit: number) => RawBuilder<NamePosition>;
  /** The condition that a name contains a text, evaluated without an index. */
  readonly containsCondition: (text: string) => RawBuilder<boolean>;
  /** Up to `limit` names that contain a text, in no particular order. Undefined if the text is too short for the index. */
  readonly containing: (query: TextQuery, limit: number) => RawBuilder<NamePosition> | undefined;
}

/** The forms in which a query can occur in the names of titles. */
interface SearchText {
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

const indexedCharacters = [...'abcdefghijklmnopqrstuvwxyz0123456789æðøþßđħıłœŋ'];

/** Whether a text is two Latin letters or digits. */
export function isTwoCharacters(text: string): boolean {
  const [first, second, ...more] = [...text];
  return (
    more.length === 0 && indexedCharacters.includes(first ?? '') && indexedCharacters.includes(second ?? '')
  );
}

/** Characters that may follow them in a name: a trigram index finds two characters by all trigrams that begin with them. */
export const nextCharacters: readonly string[] = [' ', ...indexedCharacters];

/** Approximate frequency of characters in names, in per cent; all others are rarer. */
const frequencies: Readonly<Record<string, number>> = {
  ...{
    ' ': 18,
    e: 12,
    t: 9,
    a: 8,
    o: 8,
    i: 7,
    n: 7,
    s: 6,
    h: 6,
    r: 6,
    d: 4,
    l: 4,
    c: 3,
    u: 3,
    m: 3,
    w: 2,
    f: 2,
  },
  ...{ g: 2, y: 2, p: 2, b: 1.5, v: 1, k: 0.8 },
};
const otherFrequency = 0.2;
const parts = 4;

/**
 * A few trigrams spread over a text, from each part the one that is likely to be the rarest. To query all trigrams of a long text costs
 * several times as much and excludes hardly more names.
 */
export function selectTrigrams(text: string): string[] {
  const characters = [...text];
  const trigrams = characters.slice(2).map((_, index) => characters.slice(index, index + 3));
  const isWordStart = characters[0] === ' ';
  const chosen = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.round((edge * trigrams.length) / parts));
    const trigramsOfPart = trigrams.slice(from, to);
    // At the start of a word, only the first trigram distinguishes it from the middle of a frequent word.
    return part === 0 && isWordStart
      ? trigramsOfPart[0]
      : trigramsOfPart.sort((a, b) => frequencyOf(a) - frequencyOf(b))[0];
  });
  return [...new Set(chosen.flatMap((trigram) => (trigram ? [trigram.join('')] : [])))];
}

function frequencyOf(trigram: readonly string[]): number {
  return trigram.reduce((product, character) => product * (frequencies[character] ?? otherFrequency), 1);
}
