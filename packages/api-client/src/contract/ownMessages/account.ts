export const account = {
  usernameTaken: 'This username is already taken.',
  registered: 'Registration successful. Please check your email to verify your account.',
  resent:
    'If the address belongs to an account that is not verified yet, a new verification email has been sent.',
  verified: 'Email verified successfully.',
  linkUnknown: 'This verification link is not valid.',
  linkExpired: 'This verification link has expired.',
  linkUsed: 'This email is already verified.',
  loggedOut: 'You are logged out.',
} as const;
