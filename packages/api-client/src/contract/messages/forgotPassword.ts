export const forgotPassword = {
  missingEmail: 'Please enter your email address',
  sent: 'If an account with that email exists, a password reset link has been sent.',
  failed: 'Failed to send reset link. Please try again.',
} as const;
