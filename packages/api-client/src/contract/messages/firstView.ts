/** Messages that the first view of every page loads: of requests, tokens, top lists and the definitions of media types. */

export const home = {
  noGames: 'No games found. Please try again later.',
  /** With the plural of a media type, such as 'games'. */
  failed: (titles: string) => `Failed to load ${titles}. Please try again later.`,
  topUpdateFailed: (titles: string) => `Failed to update top ${titles}. Please try again later.`,
  updateFailed: 'Failed to update games and/or anime. Please try again later.',
} as const;

export const session = {
  notString: 'Invalid token specified: must be a string',
  missingPart: (part: number) => `missing part #${part}`,
  invalidBase64: (part: number) => `invalid base64 for part #${part}`,
  invalidJson: (part: number) => `invalid json for part #${part}`,
  outsideProvider: 'useUser must be used within a UserProvider',
} as const;

/** Of the user in a token. */
export const user = { invalid: 'Invalid user information received. Please try again.' } as const;

export const transport = {
  timeout: 'Request timed out. Please try again.',
  unreachable: 'Unable to connect to server. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** Validation errors of a rating, part of every definition of a media type. */
export const media = {
  unknownStatus: (statuses: readonly string[]) => `The status must be one of: ${statuses.join(', ')}.`,
  invalidRating: 'The rating must be between 0 and 5, in steps of 0.5.',
} as const;

export const search = { tooLong: 'The search text is too long.' } as const;
