export const session = {
  ended: 'Your session has ended. Please log in again.',
} as const;
