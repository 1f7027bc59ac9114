import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listOf, optionalText } from '../schemas.ts';
import { listFields, listPage, ownerFields, pageQuery, previewFields } from './lists.ts';

const publicListsPage = z.object({
  ...ownerFields,
  /** The last changed first. */
  lists: listOf(z.object({ ...listFields, ...previewFields })),
  /** The value of `after` for the next page; null on the last page. */
  next: optionalText,
});

/** A page of the public lists of a user. */
export type PublicListsPage = z.output<typeof publicListsPage>;

const path = '/api/collections/:username/lists';
// The titles of a list depend on whether the caller sees adult titles.
const call = { method: 'GET', access: 'public', dependsOnViewer: true, isExtension: true } as const;

/** The public lists of a user; 404 for an unknown user and for one without a public list. */
export const listPublicLists = defineEndpoint({
  ...call,
  id: 'listPublicLists',
  path,
  query: pageQuery,
  response: publicListsPage,
});

/** A page of a public list, without titles that its owner has marked private; a private list is a 404, like an unknown one. */
export const getPublicList = defineEndpoint({
  ...call,
  id: 'getPublicList',
  path: `${path}/:slug`,
  query: pageQuery,
  response: listPage,
});
