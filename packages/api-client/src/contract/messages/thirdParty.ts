/** Messages of the third-party sign-in that the product requires. */
export const requiredThirdParty = {
  unreadableToken: 'Failed to process Google login. Please try again.',
  completing: 'Completing your login...',
} as const;

/** `provider` is its display name, such as 'Google'. */
export const thirdParty = {
  notConfigured: (provider: string) =>
    `Signing in with ${provider} is not set up here. Please log in with your username or email.`,
  failed: (provider: string) => `Signing in with ${provider} did not work. Please try again.`,
  emailMissing: (provider: string) =>
    `${provider} did not confirm an email address of yours, and an account needs one.`,
} as const;
