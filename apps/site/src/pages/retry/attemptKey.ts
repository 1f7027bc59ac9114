/** The name under which a form's failed attempt is kept. */
export const attemptKey = (form: 'login' | 'register') => `failedAttempt_${form}`;
