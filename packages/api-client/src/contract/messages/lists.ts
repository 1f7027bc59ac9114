import * as ownLimits from '../ownLimits.ts';
import { serverLimits } from '../serverLimits.ts';

/** Messages about lists of titles. */
export const lists = {
  missingName: 'Please enter a name for the list.',
  longName: `The name may have at most ${ownLimits.listName} characters.`,
  longDescription: `The description may have at most ${ownLimits.listDescription} characters.`,
  longNote: `The note may have at most ${ownLimits.listNote} characters.`,
  unknownVisibility: 'A list is private or public.',
  unknownMediaType: 'There is no such media type.',
  unknownList: 'There is no such list.',
  unknownEntry: 'This title is not in the list.',
  unknownPosition: 'The title to place it after is not in the list.',
  contained: 'This title is in the list already.',
  tooManyLists: `You have ${serverLimits.lists} lists already. Please delete one first.`,
  tooManyEntries: `A list can hold ${serverLimits.listEntries} titles. Please remove one first.`,
  invalidCursor: "The parameter 'after' is not a position of this list.",
  titleWithoutType: "The parameters 'media_type' and 'title_id' belong together.",
  /** The same message for a private list, an unknown list and an unknown user. */
  notPublic: 'This list is private, or there is no such list.',
  /** The same message for an unknown user. */
  noPublicLists: 'There are no public lists under this name.',
  deleted: 'The list is deleted.',
  removed: 'The title is no longer in the list.',
  loadFailed: 'The list could not be loaded. Please try again.',
  listsFailed: 'The lists could not be loaded. Please try again.',
  saveFailed: 'The change could not be saved. Please try again.',
  noLists: 'No lists yet.',
  noEntries: 'No titles in this list yet.',
  unsupported: 'This server has no lists.',
} as const;
