export const resetPassword = {
  missingToken: 'Invalid or missing reset token. Please request a new password reset link.',
  mismatch: 'Passwords do not match',
  failed: 'Failed to reset password. Please try again.',
} as const;
