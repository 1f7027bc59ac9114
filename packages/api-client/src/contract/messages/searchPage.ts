/** Separate from `search`, which every page loads with the endpoints. */
export const searchPage = { nothingFound: 'Try another spelling, or a part of the name.' } as const;

/** Validation errors of the pages of a search, which only a server reports. */
export const searchPages = {
  unknownSort: "'sort' must be 'best'.",
  invalidPage: (maximum: number) => `'page' must be a whole number from 1 to ${maximum}.`,
  pageWithoutSort: "'page' requires 'sort'.",
} as const;
