// Our own limits where the product requires none; lengths in UTF-16 code units.

export const username = 64;
export const email = 254;
export const password = 1024;
export const humanCheckToken = 4096;
export const searchQuery = 200;
export const searchPageSize = 20;
export const slug = 256;
export const displayName = 80;
export const bio = 2000;
export const location = 120;
export const url = 2048;
/** Limits of the history: the number of times of one play, progress in any unit, and lengths of the texts. */
export const playTimes = 10_000;
export const progress = 1_000_000;
export const platform = 80;
export const note = 10_000;
/** Tags of a title, and the length of one. */
export const tags = 50;
export const tag = 40;
/** Lengths of the name, the description and the notes of a list. */
export const listName = 100;
export const listDescription = 5000;
export const listNote = 2000;
/** Lengths of a review, and of the reason of a report. */
export const review = 10_000;
export const reportReason = 1000;
/** Titles that one request changes by a list. */
export const editedTitles = 5_000;
/** Lengths of the name and the query of a saved view of a collection. */
export const viewName = 60;
export const viewQuery = 1000;
/** Titles whose statuses one request can read. */
export const titleStatuses = 100;
/** How long the notice that offers to undo a change is shown, in milliseconds. */
export const undoNoticeDuration = 10_000;
