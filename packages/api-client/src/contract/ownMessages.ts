/** Sentences of our own, for what the spec leaves without words. One export a screen, so that a page carries only its own. */

export const request = {
  unknownField: (name: string) => `The field '${name}' is not known here.`,
  wrongShape: (name: string) => `The field '${name}' is missing or has the wrong shape.`,
  notJson: 'The body must be JSON.',
  wrongContentType: 'Send the body as application/json.',
  tooLarge: 'The request is too large.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that method.',
  signInNeeded: 'Please log in to continue.',
  notYours: 'You may only use your own collection and profile.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  unavailable: 'The server cannot answer right now. Please try again later.',
  timedOut: 'The request took too long to arrive.',
  malformed: 'This is not a request that can be read.',
} as const;

export const search = { tooLong: 'The search text is too long.' } as const;

export const media = {
  unknownTitle: 'This title is not in the catalogue.',
  removed: 'The title is no longer in your collection.',
  unknownStatus: (statuses: readonly string[]) => `The status must be one of: ${statuses.join(', ')}.`,
  wrongRating: 'The rating must be between 0 and 5, in steps of 0.5.',
} as const;

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

export const profile = {
  tooLong: (label: string, maximum: number) => `${label} may have at most ${maximum} characters.`,
  avatarAddress: 'Avatar URL must be a web address that starts with https://.',
  websiteAddress: 'Website must be a web address that starts with http:// or https://.',
} as const;
