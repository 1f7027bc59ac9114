export const thirdParty = {
  invalidUser: 'Invalid user information received. Please try again.',
  unreadableToken: 'Failed to process Google login. Please try again.',
  completing: 'Completing your login...',
} as const;
