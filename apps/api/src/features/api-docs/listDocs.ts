import type { OperationDocs } from './operationDocs.ts';

const tag = 'Lists';
const list = 'a [list](#lists) without its titles';
const page = 'a [page of a list](#lists)';
const entry = '`{ id, rank, note, added_at }`';
const order = 'A page of 50 titles, in the order of the list.';
const shown =
  'Titles that their owner has marked private are left out. A private list has the same 404 as an unknown one.';

/** The area of the calls of lists. */
export const listTags = {
  [tag]:
    'Lists of titles of all media types, in an order that their user chooses. A list is private unless its user makes it public. `listId` is the id or the slug of an own list.',
} as const;

/** The texts of the calls of lists, by id. */
export const listCallDocs: Readonly<Record<string, OperationDocs>> = {
  listLists: {
    tag,
    summary: 'List the own lists',
    description:
      'The last changed first, each with its first four titles. With `media_type` and `title_id`, which belong together, each has the entry of this title instead, or null.',
    returns: '`{ lists }`: [lists](#lists), each with `titles` and `entry_id`',
    statuses: [404],
  },
  createList: {
    tag,
    summary: 'Create a list',
    description:
      'Only the name is required; its slug is derived from it and does not change. A user can have 200; one more is a 409.',
    returns: list,
    statuses: [409],
  },
  getList: { tag, summary: 'Get a page of an own list', description: order, returns: page, statuses: [404] },
  updateList: {
    tag,
    summary: 'Change a list',
    description: 'Changes the fields that are sent.',
    returns: list,
    statuses: [404],
  },
  deleteList: {
    tag,
    summary: 'Delete a list',
    description: 'With its entries. Idempotent.',
    returns: '`{ message }`',
  },
  addListEntry: {
    tag,
    summary: 'Add a title to a list',
    description:
      'At its end. 409 if the list contains the title, or 5,000 titles. A note has at most 2,000 characters.',
    returns: entry,
    statuses: [404, 409],
  },
  updateListEntry: {
    tag,
    summary: 'Change the note of an entry, or move it',
    description:
      'Changes the fields that are sent: an empty note is removed; `after` is the entry after which to place this one, null for the first place.',
    returns: entry,
    statuses: [404],
  },
  removeListEntry: {
    tag,
    summary: 'Remove a title from a list',
    description: 'Idempotent.',
    returns: '`{ message }`',
    statuses: [404],
  },
  listPublicLists: {
    tag,
    summary: 'List the public lists of a user',
    description:
      'A page of 50, the last changed first, each with its first four titles. A user without a public list has the same 404 as an unknown user.',
    returns: '`{ username, display_name, avatar_url, lists, next }`: [lists](#lists), each with `titles`',
    statuses: [404],
  },
  getPublicList: {
    tag,
    summary: 'Get a page of a public list',
    description: `${order} ${shown}`,
    returns: page,
    statuses: [404],
  },
};
