/** The confirmation before an unsaved status or rating is discarded. */
export const unsaved = {
  title: 'Discard changes?',
  description: 'Your status or rating is not saved yet.',
  discard: 'Discard',
  stay: 'Keep editing',
} as const;
