/** Limits of our own that only a server holds to, so that the pages of the site need not carry them. */
export const servedLimits = {
  /** Bytes. */
  requestBody: 64 * 1024,
  /** Titles in a page of a collection, where no number is asked for, and at most. */
  pageSize: 50,
  pageMaximum: 500,
  /** The same of a public collection, and of a widget on somebody else's page. */
  publicSize: 24,
  publicMaximum: 100,
  /** Milliseconds that a link for a new password is good. */
  resetLinkLifetime: 60 * 60 * 1000,
} as const;
