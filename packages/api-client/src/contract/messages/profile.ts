export const profile = {
  loadFailed: 'Failed to load profile data',
  saveFailed: 'Failed to update profile',
} as const;

export const adultTitles = {
  choice: 'I am 18 or older and want to see adult titles',
  loadFailed: 'Whether you see adult titles could not be loaded. Please try again.',
  saveFailed: 'Failed to save whether you see adult titles. Please try again.',
} as const;

export const visibility = {
  loadFailed: 'Who may see your collection could not be loaded. Please try again.',
  saveFailed: 'Failed to save who may see your collection. Please try again.',
  parts: 'From your profile',
  showPart: (part: string) => `Show my ${part}`,
} as const;
