/** Every sentence that the spec quotes in §5 and §8 (and the flows of §4), once, by screen, to the full stop. One export a screen, so that a page carries only its own. */

export const home = {
  noGames: 'No games found. Please try again later.',
  gamesFailed: 'Failed to load games. Please try again later.',
  animeFailed: 'Failed to load anime. Please try again later.',
  updateGamesFailed: 'Failed to update top games. Please try again later.',
  updateAnimeFailed: 'Failed to update top anime. Please try again later.',
  updateFailed: 'Failed to update games and/or anime. Please try again later.',
} as const;

export const media = {
  detailsFailed: 'Failed to load details. Please try again later.',
  userContentFailed: 'Failed to fetch user content data.',
  ratingFailed: 'Failed to submit rating. Please try again.',
  ratingSaved: 'Rating updated successfully!',
  userMissing: 'User information not found',
  unsupportedType: 'Unsupported content type',
} as const;

export const collection = {
  removeFailed: (mediaType: string) =>
    `Failed to remove ${mediaType} from your collection. Please try again later.`,
  confirmRemove: (title: string) => `Are you sure you want to remove ${title} from your collection?`,
  removed: (title: string) => `${title} has been removed from your collection.`,
  rated: (title: string) => `${title} has been rated`,
  empty: (mediaTypes: string, filter: string) =>
    `You haven't added any ${mediaTypes} to your ${filter} collection yet`,
  signedOut: 'Please log in to view your account',
} as const;

export const transport = {
  timeout: 'Request timed out. Please try again.',
  unreachable: 'Unable to connect to server. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

export const humanCheck = {
  failed: 'Failed to verify you are human. Please try again.',
  timeout: 'Verification challenge timed out. Please try again.',
  incomplete: 'Please complete the verification',
} as const;

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
  resendAddressMissing: 'Valid email address is missing. Please try again.',
  notVerifiedYet: 'Email is not verified yet. Please check your inbox for the verification link.',
  statusFailed: 'Failed to check verification status. Please try again.',
  statusAddressMissing: 'Email address is missing. Please try again.',
} as const;

export const thirdParty = {
  invalidUser: 'Invalid user information received. Please try again.',
  unreadableToken: 'Failed to process Google login. Please try again.',
  completing: 'Completing your login...',
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

export const profile = {
  loadFailed: 'Failed to load profile data',
  saveFailed: 'Failed to update profile',
} as const;

export const session = {
  notText: 'Invalid token specified: must be a string',
  missingPart: (part: number) => `missing part #${part}`,
  invalidBase64: (part: number) => `invalid base64 for part #${part}`,
  invalidJson: (part: number) => `invalid json for part #${part}`,
  outsideProvider: 'useUser must be used within a UserProvider',
} as const;
