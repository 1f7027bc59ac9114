import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listOfTitles, type TitleEntry } from '../media/titleEntries.ts';
import { lists as messages } from '../messages/lists.ts';
import * as ownLimits from '../ownLimits.ts';
import {
  acknowledgement,
  listOf,
  optionalText,
  partialOf,
  text,
  trueOrFalse,
  wholeNumber,
} from '../schemas.ts';
import { maxLength, notEmpty } from '../textLength.ts';

/** Whether only its owner can see a list, or anyone. */
export type ListVisibility = 'private' | 'public';

/** Whether a value is the visibility of a list. */
export const isListVisibility = (value: unknown): value is ListVisibility =>
  value === 'private' || value === 'public';

const fields = z.strictObject({
  name: z
    .string(messages.missingName)
    .check(z.trim(), notEmpty(messages.missingName), maxLength(ownLimits.listName, messages.longName)),
  /** Plain text; may be empty. */
  description: z.string().check(maxLength(ownLimits.listDescription, messages.longDescription)),
  visibility: z.custom<ListVisibility>(isListVisibility, messages.unknownVisibility),
  /** Whether the places of the titles are shown as numbers. */
  is_ranked: trueOrFalse,
});

const { name, ...otherFields } = fields.shape;

/** A new list: only the name is required; it is private and not ranked by default. */
export const newList = z.strictObject({ name, ...partialOf(z.object(otherFields)).shape });

/** A new list. */
export type NewList = z.input<typeof newList>;

const listChange = z.strictObject(partialOf(fields).shape);

/** The fields of a list to change. */
export type ListChange = z.input<typeof listChange>;

/** The fields of a list in a response. */
export const listFields = {
  id: text,
  /** The last segment of its URL, unique among the lists of its owner. It is derived from the first name and does not change. */
  slug: text,
  name: text,
  description: text,
  visibility: z.catch(z.custom<ListVisibility>(isListVisibility), 'private'),
  is_ranked: trueOrFalse,
  /** The number of titles: in a public response of those that anyone may see. */
  count: wholeNumber,
  /** In ISO 8601. A change of the list or of its titles changes `updated_at`. */
  created_at: text,
  updated_at: text,
};

/** A list without its titles. */
export type List = z.output<z.ZodMiniObject<typeof listFields>>;

/** The first titles of a list. */
export const previewFields = { titles: listOfTitles({}) };

const ownList = z.object({
  ...listFields,
  ...previewFields,
  /** The entry of the title of the query in this list; null if the list does not contain it. */
  entry_id: optionalText,
});

/** A list of the caller. */
export type OwnList = z.output<typeof ownList>;

const entryFields = {
  id: text,
  /** Its place in the list, from 1. */
  rank: wholeNumber,
  note: optionalText,
  /** In ISO 8601. */
  added_at: text,
};

/** A title in a list. */
export type ListEntry = TitleEntry<z.output<z.ZodMiniObject<typeof entryFields>>>;

/** An entry without its title. */
export const savedEntry = z.object(entryFields);

/** The owner of lists. */
export const ownerFields = { username: text, display_name: optionalText, avatar_url: optionalText };

/** A page of a list, with its owner. */
export const listPage = z.object({
  ...ownerFields,
  ...listFields,
  entries: listOfTitles(entryFields),
  /** The value of `after` for the next page; null on the last page. */
  next: optionalText,
});

/** A page of a list. */
export type ListPage = z.output<typeof listPage>;

/** The query of a page. */
export const pageQuery = z.object({
  /** The cursor: `next` of the previous page. */
  after: z.optional(z.string()),
  limit: z.optional(z.string()),
});

const call = { access: 'user', isExtension: true } as const;
const path = '/api/lists';
/** The path of an own list, by its id or slug. */
export const listPath = `${path}/:listId`;

/** The lists of the caller, the last changed first. */
export const listLists = defineEndpoint({
  ...call,
  id: 'listLists',
  method: 'GET',
  path,
  query: z.object({
    /** A title, by its media type and its slug or id: each list has the id of its entry then, and no first titles. */
    media_type: z.optional(z.string()),
    title_id: z.optional(z.string()),
  }),
  response: z.object({ lists: listOf(ownList) }),
});

/** Creates a list. */
export const createList = defineEndpoint({
  ...call,
  id: 'createList',
  method: 'POST',
  path,
  body: newList,
  response: z.object(listFields),
});

/** A page of a list of the caller, by its id or slug. */
export const getList = defineEndpoint({
  ...call,
  id: 'getList',
  method: 'GET',
  path: listPath,
  query: pageQuery,
  response: listPage,
});

/** Changes a list; a field that is missing is unchanged. */
export const updateList = defineEndpoint({
  ...call,
  id: 'updateList',
  method: 'PATCH',
  path: listPath,
  body: listChange,
  response: z.object(listFields),
});

/** Deletes a list with its entries; idempotent. */
export const deleteList = defineEndpoint({
  ...call,
  id: 'deleteList',
  method: 'DELETE',
  path: listPath,
  response: acknowledgement,
});
