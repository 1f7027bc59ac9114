export const search = {
  tooLong: 'The search text is too long.',
  nothingFound: 'Try another spelling, or a part of the name.',
} as const;
