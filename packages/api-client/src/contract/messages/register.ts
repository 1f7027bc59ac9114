export const register = {
  missingFields: 'Please fill in all fields.',
  invalidEmail: 'Please enter a valid email.',
  invalidUsername: 'Please enter a valid username.',
  invalidPassword: 'Please enter a valid password.',
  emailHint: 'Enter a valid email address',
  usernameHint: '3+ characters, letters and numbers only',
  passwordHint: 'Minimum 6 characters: must include letters, numbers, and special character (!@$%).',
  failed: 'Registration failed. Please try again.',
} as const;
