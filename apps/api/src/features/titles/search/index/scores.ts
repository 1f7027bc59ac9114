/**
 * How well a name matches a query, by the stage that found it; a popular title is worth up to `popularity` more. The numbers were
 * chosen with the queries of `bench/search/queries.tsv` (`pnpm bench:search-quality`).
 */
export const scores = {
  exact: 100,
  /** The whole name, with mistakes. */
  nearlyExact: 94,
  /** The first words of the name. */
  prefix: 86,
  abbreviation: 84,
  words: 82,
  /** Words of the query that had to be joined or cut. */
  joined: 74,
  similar: 66,
  similarJoined: 62,
  /** All words but one. */
  partial: 50,
  popularity: 30,
} as const;

/** What is subtracted from a score. */
export const costs = {
  /** The last word of the query is a prefix of the word. */
  lastPrefix: 2,
  /** Another word of the query is a prefix of the word. */
  prefix: 6,
  similar: (mistakes: number) => 2 + 6 * mistakes,
  /** The word of the query is inside of the word. */
  inside: 12,
  similarPrefix: (mistakes: number) => 6 + 6 * mistakes,
  /** The matching name is not the shown one. */
  otherName: 2,
  otherOrder: 2,
  /** Per word of the name that is not in the query, and at most. */
  extraWord: 0.5,
  extraWords: 6,
  /** Per word after an abbreviation; an abbreviation of a subtitle. */
  wordAfterAbbreviation: 1.5,
  subtitleAbbreviation: 3,
} as const;
