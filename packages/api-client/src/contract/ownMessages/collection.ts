export const collection = {
  wrongLimit: (maximum: number) => `'limit' must be a whole number from 1 to ${maximum}.`,
  wrongCursor: "'after' must be what the Link header of the page before says.",
} as const;
