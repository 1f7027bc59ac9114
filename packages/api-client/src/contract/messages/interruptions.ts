/** Dialogs and notices that interrupt a page; loaded when the first of them is shown. */

export const session = {
  ended: 'Your session has ended. Please log in again.',
} as const;

/** The confirmation before an unsaved status or rating is discarded. */
export const unsaved = {
  title: 'Discard changes?',
  description: 'Your status or rating is not saved yet.',
  discard: 'Discard',
  stay: 'Keep editing',
} as const;
