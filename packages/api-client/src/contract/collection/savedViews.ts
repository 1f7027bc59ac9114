import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { type MediaType, mediaTypeNames } from '../media/index.ts';
import { collectionViews as messages } from '../messages/collectionViews.ts';
import * as ownLimits from '../ownLimits.ts';
import { acknowledgement, listOf, text } from '../schemas.ts';

const isMediaType = (value: unknown) => mediaTypeNames.some((name) => name === value);
const isText = (value: unknown, maximum: number): value is string =>
  typeof value === 'string' && value.length <= maximum;

const fields = {
  name: z.custom<string>(
    (name) => isText(name, ownLimits.viewName) && name.trim() === name && name !== '',
    messages.invalidName,
  ),
  type: z.custom<MediaType>(isMediaType, messages.invalidType),
  /** Parameters of `listCollectionTitles` without `type`, as in a URL: 'status=completed&sort=name'. Further ones are stored too. */
  query: z.custom<string>((query) => isText(query, ownLimits.viewQuery), messages.longQuery),
};

const newView = z.strictObject(fields);

/** A view to save. */
export type NewView = z.input<typeof newView>;

const view = z.object({ id: text, name: text, type: z.custom<MediaType>(isMediaType), query: text });

/** A saved query of the caller's collection. */
export type SavedView = z.output<typeof view>;

const call = { path: '/api/collection/views', access: 'user', isExtension: true } as const;
const one = { ...call, path: `${call.path}/:viewId` } as const;

/** The saved views of the caller, the first saved first. */
export const listSavedViews = defineEndpoint({
  ...call,
  id: 'listSavedViews',
  method: 'GET',
  response: z.object({ views: listOf(view) }),
});

/** Saves a view; a further one than the limit is a 409. */
export const saveView = defineEndpoint({
  ...call,
  id: 'saveView',
  method: 'POST',
  body: newView,
  response: view,
});

const viewChange = z.strictObject({ name: z.optional(fields.name), query: z.optional(fields.query) });

/** Changes the name or the query of a saved view. */
export const updateView = defineEndpoint({
  ...one,
  id: 'updateView',
  method: 'PATCH',
  body: viewChange,
  response: view,
});

/** Deletes a saved view; idempotent. */
export const deleteView = defineEndpoint({
  ...one,
  id: 'deleteView',
  method: 'DELETE',
  response: acknowledgement,
});
