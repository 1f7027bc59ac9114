export const profile = {
  tooLong: (label: string, maximum: number) => `${label} may have at most ${maximum} characters.`,
  invalidAvatarUrl: 'Avatar URL must be a web address that starts with https://.',
  invalidWebsiteUrl: 'Website must be a web address that starts with http:// or https://.',
  saved: 'Your profile has been saved.',
  passwordHint: 'Use at least 6 characters, with numbers, letters and special characters (!@$%).',
} as const;
