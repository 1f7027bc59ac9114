/** The storage key of a form's failed attempt. */
export const attemptKey = (form: 'login' | 'register') => `failedAttempt_${form}`;
