import * as ownLimits from '../ownLimits.ts';
import { serverLimits } from '../serverLimits.ts';

const day = 24 * 60 * 60 * 1000;

/** Messages about changes of the collection: changes of many titles, and undoing a change. */
export const edits = {
  unknownEdit: `There is no such change. A change can be undone for ${serverLimits.editLifetime / day} days.`,
  invalidTitles: `Please choose 1 to ${ownLimits.editedTitles} titles.`,
  invalidFilter: 'Please choose titles either by a list or by a filter.',
  noChange: 'Please choose what to change.',
  invalidCursor: "The parameter 'after' is not a position of this list.",
  tooManyRunning: 'Other changes are still being made. Please try again when they are complete.',
  editFailed: 'The titles could not all be changed. Please try again.',
  undoFailed: 'The change could not be undone. Please try again.',
  undone: 'The change is undone.',
  listFailed: 'Your changes could not be loaded. Please try again.',
} as const;
