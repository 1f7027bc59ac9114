/** Messages of the account pages and of the validation of their forms. */

export const login = {
  missingFields: 'Please fill in all fields',
  failed: 'Login failed. Please check your credentials.',
  unverified: 'Please verify your email before logging in',
  refreshing: 'Refreshing...',
} as const;

export const register = {
  missingFields: 'Please fill in all fields.',
  invalidEmail: 'Please enter a valid email.',
  invalidUsername: 'Please enter a valid username.',
  invalidPassword: 'Please enter a valid password.',
  emailHint: 'Enter a valid email address',
  usernameHint: '3+ characters, letters and numbers only',
  passwordHint: 'Minimum 6 characters: must include letters, numbers, and special character (!@$%).',
  failed: 'Registration failed. Please try again.',
} as const;

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

export const forgotPassword = {
  missingEmail: 'Please enter your email address',
  sent: 'If an account with that email exists, a password reset link has been sent.',
  failed: 'Failed to send reset link. Please try again.',
} as const;

export const resetPassword = {
  missingToken: 'Invalid or missing reset token. Please request a new password reset link.',
  mismatch: 'Passwords do not match',
  failed: 'Failed to reset password. Please try again.',
} as const;

export const changePassword = {
  mismatch: 'New passwords do not match.',
  weak: 'New password must be at least 6 characters long and include letters, numbers, and special characters (!@$%).',
  unchanged: 'New password cannot be the same as the current password.',
  failed: 'Failed to change password.',
} as const;

export const humanCheck = {
  failed: 'Failed to verify you are human. Please try again.',
  timeout: 'Verification challenge timed out. Please try again.',
  incomplete: 'Please complete the verification',
} as const;

export const request = {
  unknownField: (name: string) => `The field '${name}' is not known here.`,
  invalidField: (name: string) => `The field '${name}' is missing or has the wrong shape.`,
  notJson: 'The body must be JSON.',
  unsupportedContentType: 'Send the body as application/json.',
  tooLarge: 'The request is too large.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  unauthenticated: 'Please log in to continue.',
  forbidden: 'You may only use your own collection and profile.',
  rateLimited: 'Too many attempts. Please wait a little and try again.',
  unavailable: 'The server cannot answer right now. Please try again later.',
  timedOut: 'The request took too long to arrive.',
  malformed: 'This is not a request that can be read.',
} as const;

export const profile = {
  tooLong: (label: string, maximum: number) => `${label} may have at most ${maximum} characters.`,
  invalidAvatarUrl: 'Avatar URL must be a web address that starts with https://.',
  invalidWebsiteUrl: 'Website must be a web address that starts with http:// or https://.',
  saved: 'Your profile has been saved.',
  passwordHint: 'Use at least 6 characters, with numbers, letters and special characters (!@$%).',
} as const;
