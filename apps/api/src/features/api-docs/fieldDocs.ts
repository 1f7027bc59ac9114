import {
  accessTokenLifetimes,
  accessTokenScopes,
  catalogueTypes,
  deliveryStates,
  franchiseRelations,
  limits,
  mediaTypeNames,
  mediaTypes,
  ownLimits,
  publicProfileFields,
  serverLimits,
  webhookEvents,
} from '@gildshelf/api-client/contract';

/** A JSON Schema of the dialect 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const rating = { minimum: 0, maximum: limits.ratingMaximum, multipleOf: limits.ratingStep };
const textList = { type: 'array', items: { type: 'string' } };
const idFields = Object.fromEntries(
  mediaTypeNames.map((type) => [
    mediaTypes[type].idField,
    { type: ['string', 'number'], maxLength: ownLimits.slug },
  ]),
);

/** The schemas of fields that the contract checks with a function, by the name of the field; `[]` is an entry of a list. */
export const checkedFields: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string' },
  ...idFields,
  // Plain http only where the operator allows it for webhooks.
  url: { type: 'string', pattern: '^https?://' },
  scopes: { type: 'array', items: { enum: accessTokenScopes }, minItems: 1, uniqueItems: true },
  'scopes[]': { enum: accessTokenScopes },
  expires_in_days: { enum: accessTokenLifetimes },
  events: { type: 'array', items: { enum: webhookEvents }, minItems: 1, uniqueItems: true },
  'events[]': { enum: webhookEvents },
  status: { type: 'string' },
  state: { enum: deliveryStates },
  kind: { enum: ['list', 'period', 'range', 'minimum'] },
  collection: { enum: ['private', 'public'] },
  profile: { type: 'array', items: { enum: publicProfileFields } },
  'profile[]': { enum: publicProfileFields },
  rating: { type: 'number' },
  user_rating: { type: ['number', 'null'], ...rating },
  details: {
    type: 'object',
    properties: {
      facts: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, label: { type: 'string' }, values: textList },
          required: ['label', 'values'],
        },
      },
      alternative_titles: textList,
      external_links: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, url: { type: 'string', pattern: '^https://' } },
          required: ['name', 'url'],
        },
      },
    },
  },
  relation: { enum: franchiseRelations },
  times: { type: 'integer', minimum: 1, maximum: ownLimits.playTimes },
  progress: { type: 'integer', minimum: 0, maximum: ownLimits.progress },
  season: { type: 'integer', minimum: 0, maximum: ownLimits.progress },
  number: { type: 'integer', minimum: 0, maximum: ownLimits.progress },
  tags: { ...textList, maxItems: ownLimits.tags },
  diary: { enum: ['private', 'public'] },
  time_zone: { type: 'string' },
  text: { type: 'string', minLength: 1, maxLength: ownLimits.review },
  reason: { type: 'string', minLength: 1, maxLength: ownLimits.reportReason },
  visibility: { enum: ['private', 'public'] },
  title_id: { type: ['string', 'number'], maxLength: ownLimits.slug },
  media_type: { enum: catalogueTypes },
  type: { enum: mediaTypeNames },
  name: { type: 'string', minLength: 1, maxLength: ownLimits.viewName },
  query: { type: 'string', maxLength: ownLimits.viewQuery },
  titles: {
    description: 'The titles to change, instead of `filter`, by their ids or slugs.',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        media_type: { enum: mediaTypeNames },
        title_id: { type: ['string', 'number'], maxLength: ownLimits.slug },
      },
      required: ['media_type', 'title_id'],
    },
    minItems: 1,
    maxItems: ownLimits.editedTitles,
  },
  filter: { type: 'array', items: { ...textList, minItems: 2, maxItems: 2 } },
  add_tags: { ...textList, minItems: 1, maxItems: ownLimits.tags },
  remove_tags: { ...textList, minItems: 1, maxItems: ownLimits.tags },
  remove: { const: true },
  change: { type: 'object' },
  title: { type: 'object', description: 'With the fields of a list of its media type.' },
};

const startedDescription =
  "A date as exactly as it is known: a year '2021', a month '2021-05', a day '2021-05-17', or an instant '2021-05-17T20:30:00Z'.";

const title = 'The id or the slug of the title.';

/** What is added to the schema of every field or parameter of this name. */
export const fieldDocs: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(Object.keys(idFields).map((name) => [name, { description: title }])),
  rating,
  time_zone: { description: "The IANA name of a time zone, such as 'Europe/Berlin'." },
  user_status: {
    description:
      "One of the statuses of the media type, such as 'planned'; null when the title is not tracked.",
  },
  password: {
    description: `At least ${limits.passwordMinimum} characters, among them a letter, a digit and one of ! @ $ %.`,
    maxLength: ownLimits.password,
  },
  newPassword: {
    description: 'The same rules as for the password of a registration.',
    maxLength: ownLimits.password,
  },
  recaptchaToken: {
    description: 'The solution of the human check; ignored by hosts without one.',
    maxLength: ownLimits.humanCheckToken,
  },
  bio: { maxLength: ownLimits.bio },
  location: { maxLength: ownLimits.location },
  website: { description: 'Begins with http:// or https://.', maxLength: ownLimits.url },
  query: { description: 'The text to search for.', maxLength: ownLimits.searchQuery },
  sort: { description: 'How the matches are sorted and divided into pages.', enum: ['best'] },
  page: {
    description: 'The page of the matches, only together with `sort`.',
    type: 'integer',
    minimum: 1,
    maximum: serverLimits.searchPages,
    default: 1,
  },
  after: {
    description:
      'The cursor of a page, from the response of the page before; of an entry of a list the entry that is to precede it.',
  },
  rank: { description: 'The place of a title in a top list, or in a list of a user.' },
  title_id: { description: title },
  is_ranked: { description: 'Whether the places of the titles are shown as numbers.' },
  details: {
    description:
      'Only in the response for one title: facts by which titles are related, such as its developer, other names, and pages about it elsewhere. What is unknown is left out.',
  },
  distribution: {
    description: 'The number of ratings for each half star from 0.5 to 5; null below five ratings.',
  },
  franchise: { description: 'Titles of other media types, the closest relation first.' },
  relation: {
    description:
      'What the title is to the requested one: the same work, an adaptation of it, the work that it is based on, or related to another title of its series.',
  },
  similar: {
    description: 'The most similar first, by genres, people and popularity; without those of the series.',
  },
  image_srcset: { description: 'The image in several widths, in the syntax of the HTML attribute.' },
  started: { description: startedDescription },
  finished: { description: 'The same for the end, which a play that is ongoing or paused does not have.' },
  watched: { description: 'The same for an episode.' },
  is_repeat: { description: 'Whether the title had been finished before; null if that is not known.' },
  times: {
    description: 'How often the title was finished, for plays without dates that are counted in one.',
  },
  progress: {
    description:
      'Minutes of a game, episodes of an anime or a TV show, chapters of a manga, per cent of a movie; null if it is not known.',
  },
  platform: { maxLength: ownLimits.platform },
  note: {
    description: 'Only the user sees it, except in a public list.',
    maxLength: ownLimits.note,
  },
  is_private: { description: 'Whether it is left out of what is public of the user.' },
  season: { description: '0 for specials, 1 where there are no seasons.' },
  tags: {
    description: `Each in lower case, with single spaces, without a comma, and with at most ${ownLimits.tag} characters.`,
  },
  filter: {
    description:
      'The names and values of the query of `listCollectionTitles`, instead of `titles`: all titles that it finds.',
  },
  remove: { description: 'Removes the titles from the collection; without any other change.' },
  done: { description: 'The number of titles that are processed in this state.' },
  unchanged: { description: 'How many of these were left unchanged.' },
  is_spoiler: { description: 'Whether the text is hidden until a reader wants to see it.' },
  helpful_count: { description: 'The number of users who found it helpful.' },
  hidden_reason: {
    description:
      'Why the operator has hidden it from other users; only its author sees it. Null if it is not hidden.',
  },
  has_collection: { description: 'Whether the collection of the author is public.' },
  credits: {
    description:
      'The sources of the data, each with its page for the title; an article and a licence must be shown where there are.',
  },
};

/** The descriptions of path parameters. */
export const parameterDocs: Readonly<Record<string, string>> = {
  slug: title,
  titleId: title,
  mediaType: `One of ${mediaTypeNames.map((type) => `'${type}'`).join(', ')}.`,
  playId: 'The id of the play.',
  reviewId: 'The id of the review.',
  viewId: 'The id of the view.',
  listId: 'The id or the slug of the list.',
  entryId: 'The id of the entry.',
  editId: 'The id of the edit.',
  userId: 'The id of the user: `userId` of the payload of the token.',
  username: 'The username of the owner.',
};

/** The page sizes of the two kinds of collections, and of plays. */
export const pageSizes = {
  own: { type: 'integer', minimum: 1, maximum: serverLimits.pageMaximum },
  public: {
    type: 'integer',
    minimum: 1,
    maximum: serverLimits.publicMaximum,
    default: serverLimits.publicSize,
  },
  plays: {
    type: 'integer',
    minimum: 1,
    maximum: serverLimits.playPageMaximum,
    default: serverLimits.playPage,
  },
} as const;
