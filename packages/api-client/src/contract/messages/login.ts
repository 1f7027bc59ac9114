export const login = {
  missingFields: 'Please fill in all fields',
  failed: 'Login failed. Please check your credentials.',
  unverified: 'Please verify your email before logging in',
  refreshing: 'Refreshing...',
} as const;
