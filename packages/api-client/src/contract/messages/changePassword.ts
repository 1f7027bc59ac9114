export const changePassword = {
  mismatch: 'New passwords do not match.',
  weak: 'New password must be at least 6 characters long and include letters, numbers, and special characters (!@$%).',
  unchanged: 'New password cannot be the same as the current password.',
  failed: 'Failed to change password.',
} as const;
