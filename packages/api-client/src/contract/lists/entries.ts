import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import type { CatalogueType } from '../media/catalogues.ts';
import { isCatalogueType } from '../media/titleEntries.ts';
import { lists as messages } from '../messages/lists.ts';
import * as ownLimits from '../ownLimits.ts';
import { acknowledgement, id } from '../schemas.ts';
import { maxLength } from '../textLength.ts';
import { listPath, savedEntry } from './lists.ts';

/** A note in a request; an empty one, like null, removes it. */
const note = z.nullable(z.string().check(maxLength(ownLimits.listNote, messages.longNote)));

const change = z.strictObject({
  note: z.optional(note),
  /** The entry after which to place this one; null: at the beginning of the list. */
  after: z.optional(z.nullable(z.string())),
});

/** The fields of an entry to change. */
export type ListEntryChange = z.input<typeof change>;

const call = { access: 'user', isExtension: true } as const;
const entryPath = `${listPath}/entries/:entryId` as const;

/** Adds a title, by its slug or id, at the end of a list, which contains each title once: 409 if it contains the title already. */
export const addListEntry = defineEndpoint({
  ...call,
  id: 'addListEntry',
  method: 'POST',
  path: `${listPath}/entries`,
  body: z.strictObject({
    media_type: z.custom<CatalogueType>(isCatalogueType, messages.unknownMediaType),
    title_id: id.check(maxLength(ownLimits.slug)),
    note: z.optional(note),
  }),
  response: savedEntry,
});

/** Changes the note of an entry, or moves it. */
export const updateListEntry = defineEndpoint({
  ...call,
  id: 'updateListEntry',
  method: 'PATCH',
  path: entryPath,
  body: change,
  response: savedEntry,
});

/** Removes a title from a list; idempotent. */
export const removeListEntry = defineEndpoint({
  ...call,
  id: 'removeListEntry',
  method: 'DELETE',
  path: entryPath,
  response: acknowledgement,
});
