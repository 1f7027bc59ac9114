import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { givenRating } from '../history/play.ts';
import { isTag } from '../history/titleHistory.ts';
import { edits as messages } from '../messages/edits.ts';
import { history as historyMessages } from '../messages/history.ts';
import * as ownLimits from '../ownLimits.ts';
import {
  listOf,
  nullIfInvalid,
  optionalNumber,
  optionalText,
  text,
  trueOrFalse,
  wholeNumber,
} from '../schemas.ts';

/** What an edit did: one call for one title, 'bulk' for a change of many titles, or 'import'. */
export const editKinds = [
  ...(['rate', 'remove', 'restore', 'details'] as const),
  ...(['add-play', 'update-play', 'remove-play', 'episodes', 'bulk', 'import'] as const),
] as const;

/** What an edit did: one call for one title, 'bulk' for a change of many titles, or 'import'. */
export type EditKind = (typeof editKinds)[number];

/** The states of an edit; one that is 'running' or 'undoing' goes on with `continueEdit`. */
export const editStates = ['running', 'done', 'undoing', 'undone'] as const;

/** The state of an edit. */
export type EditState = (typeof editStates)[number];

/** Whether a value is what an edit can do. */
export const isEditKind = (value: unknown) => editKinds.some((kind) => kind === value);
/** Whether a value is a state of an edit. */
export const isEditState = (value: unknown) => editStates.some((state) => state === value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A title to change, by its slug or id. */
export interface EditedTitle {
  readonly media_type: string;
  readonly title_id: string | number;
}

const isEditedTitle = (value: unknown) =>
  isObject(value) &&
  typeof value.media_type === 'string' &&
  (typeof value.title_id === 'string' || Number.isFinite(value.title_id)) &&
  Object.keys(value).length === 2;

const areTitles = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= ownLimits.editedTitles &&
  value.every(isEditedTitle);

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
const isFilter = (value: unknown) => Array.isArray(value) && value.every(isPair);

const areTags = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.length <= ownLimits.tags && value.every(isTag);
const givenTags = z.custom<readonly string[]>(areTags, historyMessages.invalidTag);

const change = z
  .strictObject({
    /** Titles whose media type lacks the status are left unchanged. */
    status: z.optional(z.string()),
    /** 0.5 to 5 in half steps; null removes the rating. Planned titles are left without a rating. */
    rating: z.optional(z.nullable(givenRating)),
    add_tags: z.optional(givenTags),
    remove_tags: z.optional(givenTags),
    is_private: z.optional(trueOrFalse),
    is_favourite: z.optional(trueOrFalse),
    /** Removes the titles from the collection; without any other change. */
    remove: z.optional(z.custom<true>((value) => value === true)),
  })
  .check(
    z.refine((fields) => {
      const names = Object.keys(fields);
      return names.length > 0 && (!fields.remove || names.length === 1);
    }, messages.noChange),
  );

/** What a bulk edit changes in each title. */
export type BulkChange = z.input<typeof change>;

const newEdit = z
  .strictObject({
    titles: z.optional(z.custom<readonly EditedTitle[]>(areTitles, messages.invalidTitles)),
    /** The pairs of a query of `listCollectionTitles`: all titles that it finds when the edit begins. */
    filter: z.optional(
      z.custom<readonly (readonly [name: string, value: string])[]>(isFilter, messages.invalidFilter),
    ),
    change,
  })
  .check(z.refine(({ titles, filter }) => !titles !== !filter, messages.invalidFilter));

/** The titles of a bulk edit, by a list or by a filter, and the change. */
export type NewEdit = z.input<typeof newEdit>;

/** The status and the rating of a title before or after an edit; null while it is not tracked. */
const tracking = nullIfInvalid(z.object({ status: text, rating: optionalNumber }));

const edit = z.object({
  id: text,
  kind: z.custom<EditKind>(isEditKind),
  state: z.custom<EditState>(isEditState),
  /** The number of titles, how many of them are processed, and how many of these were left unchanged. */
  total: wholeNumber,
  done: wholeNumber,
  unchanged: wholeNumber,
  /** In ISO 8601. */
  created_at: text,
  /** What a bulk edit changes; null for a single title. */
  change: nullIfInvalid(z.custom<BulkChange>(isObject)),
  /** The title of an edit of a single one, its media type, id, slug and name; null for a bulk edit. */
  media_type: optionalText,
  title_id: optionalText,
  title_slug: optionalText,
  title_name: optionalText,
  tracking_before: tracking,
  tracking_after: tracking,
});

/** An edit: a change of one or many titles of a collection, which can be undone for 30 days. */
export type Edit = z.output<typeof edit>;

const path = '/api/edits';
const editPath = `${path}/:editId` as const;
const call = { access: 'user', isExtension: true } as const;

/**
 * Changes many titles of the caller's collection. Works for at most about 5 s and returns the state so far: 'running' if it goes on with
 * `continueEdit`.
 */
export const createEdit = defineEndpoint({
  ...call,
  id: 'createEdit',
  method: 'POST',
  path,
  body: newEdit,
  response: edit,
});

/** The caller's edits of the last 30 days, the newest first. */
export const listEdits = defineEndpoint({
  ...call,
  id: 'listEdits',
  method: 'GET',
  path,
  query: z.object({ after: z.optional(z.string()), limit: z.optional(z.string()) }),
  response: z.object({
    edits: listOf(edit),
    /** The value of `after` for the next page; null on the last page. */
    next: optionalText,
  }),
});

/** The state of an edit. */
export const getEdit = defineEndpoint({
  ...call,
  id: 'getEdit',
  method: 'GET',
  path: editPath,
  response: edit,
});

/** Continues an edit that is 'running' or 'undoing', for at most about 5 s; any other is unchanged. */
export const continueEdit = defineEndpoint({
  ...call,
  id: 'continueEdit',
  method: 'POST',
  path: `${editPath}/continue`,
  response: edit,
});

/**
 * Undoes an edit, also one that is running: restores everything but the time of the last change. A title that has been changed since is
 * left unchanged and counted. Works for at most about 5 s, like `createEdit`; idempotent.
 */
export const undoEdit = defineEndpoint({
  ...call,
  id: 'undoEdit',
  method: 'POST',
  path: `${editPath}/undo`,
  response: edit,
});
