import { ownLimits, serverLimits } from '@gildshelf/api-client/contract';
import type { OperationDocs } from './operationDocs.ts';

const tag = 'Edits';
const edit = 'an [edit](#edits)';
const day = 24 * 60 * 60 * 1000;
const days = serverLimits.editLifetime / day;
const importDays = serverLimits.importLifetime / day;
const seconds = serverLimits.editWork / 1000;

/** The area of the calls of edits. */
export const editTags = {
  [tag]: `Changes of the own collection, which can be undone for ${days} days, imports for ${importDays}: those of single titles, and changes of many titles at once.`,
} as const;

/** The texts of the calls of edits, by id. */
export const editCallDocs: Readonly<Record<string, OperationDocs>> = {
  createEdit: {
    tag,
    summary: 'Change many titles',
    description: `Makes one change in up to ${ownLimits.editedTitles} titles of a list, or in all that a query finds. Titles that are not in the collection are left out; those whose media type lacks the status are left unchanged. Works for at most about ${seconds} s: an edit that is then still running goes on with \`continueEdit\`, or by itself after a minute. 409 if ${serverLimits.runningEdits} edits of the user are running.`,
    returns: edit,
    statuses: [409],
  },
  listEdits: {
    tag,
    summary: 'List the edits of the last 30 days',
    description: `A page of ${serverLimits.editPage}, the newest first.`,
    returns: '`{ edits, next }`; see [edits](#edits)',
  },
  getEdit: { tag, summary: 'Get an edit', returns: edit, statuses: [404] },
  continueEdit: {
    tag,
    summary: 'Continue an edit that is running',
    description: `For at most about ${seconds} s. An edit that is complete is unchanged.`,
    returns: edit,
    statuses: [404],
  },
  undoEdit: {
    tag,
    summary: 'Undo an edit',
    description:
      'Restores what the edit changed, but not the time of the last change. A title that has been changed since is left unchanged and counted. An edit that is running is stopped first. Idempotent.',
    returns: edit,
    statuses: [404],
  },
};
