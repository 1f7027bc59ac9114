/** Results of account calls, which only some account pages read. */

export const account = {
  usernameTaken: 'This username is already taken.',
  registered: 'Registration successful. Please check your email to verify your account.',
  resent:
    'If the address belongs to an account that is not verified yet, a new verification email has been sent.',
  resentTo: (email: string) => `A verification email was sent to ${email}.`,
  verified: 'Email verified successfully.',
  linkInvalid: 'This verification link is not valid.',
  linkExpired: 'This verification link has expired.',
  linkUsed: 'This email is already verified.',
  resetLinkUsed: 'This password reset link has already been used. Please request a new one.',
  resetLinkExpired: 'This password reset link has expired. Please request a new one.',
  passwordReset: 'Your password has been reset. You can log in with the new one.',
  passwordChanged: 'Your password has been changed.',
  wrongCurrentPassword: 'The current password is not right.',
  loggedOut: 'You are logged out.',
} as const;
