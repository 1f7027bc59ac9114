export const transport = {
  timeout: 'Request timed out. Please try again.',
  unreachable: 'Unable to connect to server. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;
