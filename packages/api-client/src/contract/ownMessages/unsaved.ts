/** Asked before a changed status or rating would be lost. */
export const unsaved = {
  title: 'Discard changes?',
  question: 'Your status or rating is not saved yet.',
  discard: 'Discard',
  stay: 'Keep editing',
} as const;
