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
  leftOut: 'Titles that you marked as private are left out.',
  showPart: (part: string) => `Show my ${part}`,
} as const;

export const historySettings = {
  timeZone: 'Exact times in your diary are shown in this time zone. A day that you entered stays that day.',
  publicDiary: 'Let anyone see my diary',
  leftOut: 'Notes, private plays and private titles are left out.',
  loadFailed: 'The settings of your history could not be loaded. Please try again.',
  saveFailed: 'Failed to save the settings of your history. Please try again.',
} as const;
