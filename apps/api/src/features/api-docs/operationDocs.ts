/** What the contract does not say about a call: its texts, and the statuses that follow from what the server does. */
export interface OperationDocs {
  readonly tag: string;
  readonly summary?: string;
  /** CommonMark, beside the summary. */
  readonly description?: string;
  /** The content of a successful response, for the table of docs/api.md. */
  readonly returns?: string;
  /** The statuses beside those that follow from access, parameters and body. */
  readonly statuses?: readonly number[];
  /** The limit of attempts beside the general one; the call then has the status 429 of its own. */
  readonly limit?: string;
  /** Query parameters whose description and schema differ from those of the field of the same name. */
  readonly parameters?: Readonly<Record<string, { readonly description?: string; readonly schema: object }>>;
  /** Headers of a successful response, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
}

const catalogue = 'Catalogue';
const collections = 'Collections';
const publicCollections = 'Public collections';
const signIn = 'Sign-in';
const profile = 'Profile';
const apiAccess = 'API access';

/** The areas of the API in the order of the document. */
export const tags: Readonly<Record<string, string>> = {
  [catalogue]: 'Top lists, search and titles; open to everyone.',
  [collections]: 'The titles that a user tracks. A title is given by its id or by its slug.',
  [publicCollections]: 'Collections that their owners have made public.',
  [profile]: 'The profile of the signed-in user, and what of it is public.',
  [apiAccess]:
    'Personal access tokens for scripts, and webhooks. Only a session may create, revoke or delete them.',
  [signIn]: 'Accounts, sessions and passwords.',
};

const page = 'Without a query the whole collection; with `limit` or `after` a page.';

/** The texts of the calls of every media type, by the name of the call; `{plural}` and `{singular}` are its nouns. */
export const titleCallDocs: Readonly<Record<string, OperationDocs>> = {
  listTopTitles: {
    tag: catalogue,
    summary: 'List the top 100 {plural}',
    description:
      'Sorted by rank, with the fields of a card. Cached; a request with `If-None-Match` can return 304.',
    returns: 'the top 100: `[{ rank, {type} }]`',
    statuses: [304],
    headers: { ETag: 'The version of the list.' },
  },
  refreshTopTitles: {
    tag: catalogue,
    summary: 'Refresh the top list of {plural}',
    description:
      'Fetches the list from a provider at most once in ten minutes across all clients. Returns within 1.5 seconds, also when the list has not arrived by then or no provider is configured; the stored list then stays.',
    returns: '`{}`; see [top lists](#top-list-updates)',
  },
  searchTitles: {
    tag: catalogue,
    summary: 'Search {plural} by name',
    description:
      'Five matches, sorted by relevance and name, with the fields of a list. With `sort=best` a page of 20: the best match first, equally good ones by popularity; the page after the last one is empty. An empty text has no matches.',
    returns: 'five matches, or a page of 20 with `sort=best`, with the fields of a list',
  },
  browseTitles: {
    tag: catalogue,
    summary: 'Browse {plural} by facets',
    description:
      'A page of 60 of the {plural} that have the chosen values, with the fields of a list, and the values of each facet with the number of those that also have the chosen values of all other facets. Several values of a facet are alternatives, several facets restrict each other. Parameters that are unknown, malformed or stated twice have no effect and are listed in `ignored`. The cost of a page does not depend on its place.',
    returns: 'a page of 60, the facets with their counts, and the ignored parameters',
  },
  getTitleDetails: {
    tag: catalogue,
    summary: 'Get one {singular} with all fields',
    returns: 'one {singular} with all fields',
    statuses: [404],
  },
  getTitleRating: {
    tag: catalogue,
    summary: 'Get the average rating of one {singular}',
    description:
      'From 0 to 5, by the users of this host; null without ratings. From five ratings on `distribution` has the number of ratings for each half star from 0.5 to 5.',
    returns: '`{ average, count, distribution }` of the ratings on this site',
    statuses: [404],
  },
  getRelatedTitles: {
    tag: catalogue,
    summary: 'List what is related to one {singular}',
    description:
      'Its series in the order of release, titles of other media types of the same franchise, and similar {plural} by genres, people and popularity, all with the fields of a list. Does not depend on what users track.',
    returns: '`{ series, franchise, similar }`; see [related titles](#related-titles)',
    statuses: [404],
  },
  listTrackedTitles: {
    tag: collections,
    summary: 'List the {plural} of a user',
    description: `Last changed first; with \`status\` only the titles with this status. ${page}`,
    returns: 'the collection, last changed first; see [pages](#pages-of-a-collection)',
    headers: { Link: 'The path and query of the next page with `rel="next"`; missing on the last page.' },
  },
  getTrackedTitle: {
    tag: collections,
    summary: 'Get one tracked {singular} of a user',
    description: 'Null when the user does not track it.',
    returns: 'one tracked {singular}, or `null`',
  },
  rateTitle: {
    tag: collections,
    summary: 'Save status and rating of one {singular}',
    description: 'Adds the title to the collection. With the status `planned` the stored rating is 0.',
    returns: '`{ message }`',
    statuses: [403, 404, 409],
  },
  removeTitle: {
    tag: collections,
    summary: 'Remove one {singular} from a collection',
    description: 'Idempotent: also succeeds when the title is not tracked.',
    returns: '`{ message }`, also if the title was not tracked',
  },
  listPublicTitles: {
    tag: publicCollections,
    summary: 'List the {plural} of a public collection',
    description:
      'One page, last changed first; `next` is the cursor of the following page. With `status` only the titles with this status, which `total` counts. A private collection has the same 404 as an unknown user.',
    returns: 'a [public collection](#public-collections)',
    statuses: [404],
  },
};

const message = '`{ message }`';
const inbox = '10 emails per email address together with the other calls that send one';

/** The texts of all other calls, by id. */
export const callDocs: Readonly<Record<string, OperationDocs>> = {
  getCurrentUser: {
    tag: apiAccess,
    summary: 'Get the user of a session or a token',
    returns: '`{ userId, username, display_name, avatar_url }`',
  },
  listAccessTokens: {
    tag: apiAccess,
    description: 'The newest first, without the tokens themselves; expired ones stay for 30 days.',
    returns: 'the tokens: `[{ id, name, scopes, prefix, created_at, expires_at, last_used_at }]`',
  },
  createAccessToken: {
    tag: apiAccess,
    description: 'Only this response has the token itself. A user can have 20; one more is a 409.',
    returns: 'an entry of that list with `token`, which is shown once',
    statuses: [409],
  },
  revokeAccessToken: {
    tag: apiAccess,
    description: 'The token is invalid from the next request on. Idempotent.',
    returns: message,
  },
  listWebhooks: {
    tag: apiAccess,
    description: 'The newest first, without their secrets.',
    returns: 'the webhooks: `[{ id, url, events, created_at, disabled_at, failures }]`',
  },
  createWebhook: {
    tag: apiAccess,
    description:
      'Only this response has the secret that signs its deliveries. The address must be on the public internet. A user can have 10; one more is a 409.',
    returns: 'an entry of that list with `secret`, which is shown once',
    statuses: [409],
  },
  deleteWebhook: {
    tag: apiAccess,
    description: 'With its pending deliveries and its log. Idempotent.',
    returns: message,
  },
  enableWebhook: {
    tag: apiAccess,
    description: 'Enables a webhook that was disabled after 20 failures in a row. Idempotent.',
    returns: message,
    statuses: [404],
  },
  sendTestEvent: {
    tag: apiAccess,
    description: "Queues an event of the type 'test'. 409 while the webhook is disabled or has too many.",
    returns: message,
    statuses: [404, 409],
  },
  listWebhookDeliveries: {
    tag: apiAccess,
    description: 'The last 50, the newest first.',
    returns: 'the last 50 deliveries with event, state, attempts, response status, duration and error',
    statuses: [404],
  },
  getProfile: {
    tag: profile,
    description:
      'Has a new `token` if another session has changed the choice about [adult titles](#adult-titles).',
    returns: '`display_name`, `avatar_url`, `bio`, `location`, `website`',
  },
  updateProfile: {
    tag: profile,
    description: 'Changes the fields that are sent; null or an empty text clears a field.',
    returns: '`{ token, display_name, avatar_url }` with a new token',
  },
  getCollectionStatistics: {
    tag: publicCollections,
    summary: 'Get the numbers of a public collection',
    description:
      'For each media type the number of titles, of completed or watched ones and of rated ones, and the average rating, null without ratings.',
    returns: '`{ username, display_name, statistics: [{ type, total, finished, rated, average }] }`',
    statuses: [404],
  },
  getCatalogueStatus: {
    tag: catalogue,
    summary: 'Get the number of titles by source, and the progress of installing the open data',
    description:
      'The numbers are at most a minute old, the progress ten seconds. A title with several sources counts for each. A page with the data of a source must show its notice.',
    returns:
      '`{ sources: [{ type, source, name, titles }], notices: [{ type, source, name, url, text }], installation: [{ table, type, rows, installed_rows }], is_installing }`',
  },
  getVisibility: {
    tag: profile,
    description: 'Who can see the collection, and which profile fields are public beside it.',
    returns: '`{ collection, profile }`; see [public collections](#public-collections)',
  },
  setVisibility: {
    tag: profile,
    description: 'Without `profile` the previous choice of fields remains; `private` clears it.',
    returns: '`{ collection, profile }`',
  },
  getAdultTitles: {
    tag: profile,
    description: 'Whether the user has chosen to see [adult titles](#adult-titles); by default not.',
    returns: '`{ adult_titles }`',
  },
  setAdultTitles: {
    tag: profile,
    description:
      'The user states to be 18 or older and wants to see [adult titles](#adult-titles), or no longer wants to.',
    returns: '`{ adult_titles, token }` with a new token',
  },
  logIn: {
    tag: signIn,
    description:
      'Starts a session. The response for an unknown account and for a wrong password is the same. With the right password and an unverified email address the status is 403.',
    returns: '`{ token, user: { email, display_name, avatar_url } }`',
    statuses: [401, 403],
    limit:
      '100 failures per IP address; 10 per account and IP address; 100 per account from IP addresses without a login to it in the last 30 days',
  },
  register: {
    tag: signIn,
    description: 'Creates a pending account and sends an email with a link that verifies it.',
    returns: message,
    statuses: [409],
    limit: `30 per IP address; 5 emails to one email address; ${inbox}`,
  },
  resendVerification: {
    tag: signIn,
    description: 'The response is the same for every email address.',
    returns: '`{ message, email }`, the same for every email address',
    limit: `5 per email address, 60 per IP address; ${inbox}`,
  },
  verifyEmail: { tag: signIn, returns: message, limit: '300 per IP address' },
  getVerificationStatus: {
    tag: signIn,
    description: 'Whether the email address was verified in the last 24 hours.',
    returns: '`{ isVerified }`: whether it was verified in the last 24 hours',
    limit: '5 per email address, 60 per IP address',
  },
  changePassword: {
    tag: signIn,
    description: 'Ends all other sessions of the user. A wrong current password is a 400.',
    returns: '`{ message, token }` with a new token; all other sessions end',
    limit: '10 wrong current passwords per user, 100 calls per IP address',
  },
  requestPasswordReset: {
    tag: signIn,
    description: 'Sends an email with a link that is valid for one hour and one use.',
    returns: '`{ message }`, the same for every email address',
    limit: `5 per email address, 60 per IP address; ${inbox}`,
  },
  resetPassword: {
    tag: signIn,
    description: 'Ends all sessions of the user.',
    returns: '`{ message }`; all sessions of the user end',
    limit: '60 per IP address',
  },
  exchangeSession: {
    tag: signIn,
    summary: 'Exchange the token of a session for a new one',
    returns: '`{ token }`; the old token is revoked',
  },
  logOut: { tag: signIn, returns: '`{ message }`; the token is revoked' },
  getHumanCheck: {
    tag: signIn,
    summary: 'Get the challenge of the human check',
    description:
      'A proof of work of altcha, whose solution is sent as `recaptchaToken`. 404 with another human check.',
    returns: 'a challenge',
    statuses: [404],
    limit: '600 per IP address',
  },
};
