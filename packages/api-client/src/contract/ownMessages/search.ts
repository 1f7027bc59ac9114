export const search = { tooLong: 'The search text is too long.' } as const;
