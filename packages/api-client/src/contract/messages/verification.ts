export const verification = {
  expired: 'This verification link has expired. Please request a new one.',
  alreadyVerified: 'Email already verified. You can log in.',
  failed: 'Failed to verify email. Please try again.',
  resendFailed: 'Failed to resend verification email. Please try again.',
  resendEmailMissing: 'Valid email address is missing. Please try again.',
  notVerifiedYet: 'Email is not verified yet. Please check your inbox for the verification link.',
  statusFailed: 'Failed to check verification status. Please try again.',
  statusEmailMissing: 'Email address is missing. Please try again.',
} as const;
