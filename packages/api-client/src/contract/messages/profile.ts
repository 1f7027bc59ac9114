export const profile = {
  loadFailed: 'Failed to load profile data',
  saveFailed: 'Failed to update profile',
} as const;
