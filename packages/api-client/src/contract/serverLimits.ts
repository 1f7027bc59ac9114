/** Our own limits that only a server enforces; in a file of their own so that the site's pages do not load them. */
export const serverLimits = {
  /** The maximum size of a request body in bytes. */
  requestBody: 64 * 1024,
  /** Titles per page of a collection: the default and the maximum. */
  pageSize: 50,
  pageMaximum: 500,
  /** The same for a public collection and for an embedded widget. */
  publicSize: 24,
  publicMaximum: 100,
  /** Titles of an embedded list. */
  listedTitles: 24,
  /** Pages of the results of a search with `sort`. */
  searchPages: 50,
  /** The lifetime of a password reset link in milliseconds. */
  resetLinkLifetime: 60 * 60 * 1000,
  /** Personal access tokens per user, the length of their names in UTF-16 code units, and requests per minute and token. */
  accessTokens: 20,
  accessTokenName: 80,
  accessTokenRequests: 300,
  /** Webhooks per user, entries of their delivery logs, and consecutive failures after which one is disabled. */
  webhooks: 10,
  webhookLog: 50,
  webhookFailures: 20,
  /** Plays per user, plays and diary entries per page: the default and the maximum, and episodes with a date or a rating per play. */
  plays: 200_000,
  playPage: 50,
  playPageMaximum: 100,
  playEpisodes: 5_000,
  /** Reviews per page: the default and the maximum; reviews that a user may save, and reports, per hour. */
  reviewPage: 10,
  reviewPageMaximum: 50,
  reviewsPerHour: 20,
  reportsPerHour: 20,
  /** Parameters of a query of an own collection, and saved views per user. */
  collectionValues: 60,
  savedViews: 50,
  /** How long an edit can be undone, in milliseconds; edits of a user that run at once; edits per page: the default and the maximum. */
  editLifetime: 30 * 24 * 60 * 60 * 1000,
  /** How long an import can be undone, and how long one that is not applied is stored, in milliseconds. */
  importLifetime: 90 * 24 * 60 * 60 * 1000,
  unappliedImportLifetime: 24 * 60 * 60 * 1000,
  runningEdits: 3,
  editPage: 20,
  editPageMaximum: 100,
  /** The maximum size of the body of a bulk edit in bytes: 5,000 titles by their ids are about 400 kB. */
  editBody: 512 * 1024,
  /** How long a request works on a bulk edit, in milliseconds. */
  editWork: 5_000,
  /** How long a removed title can be restored with its history, in milliseconds. */
  removedTitleLifetime: 30 * 24 * 60 * 60 * 1000,
  /** Lists per user, titles per list, and titles or lists per page: the default and the maximum. */
  lists: 200,
  listEntries: 5_000,
  listPage: 50,
  listPageMaximum: 100,
  /** The first titles that an overview shows of each list. */
  listPreview: 4,
} as const;
