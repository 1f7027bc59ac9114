import { ApiError } from '@gildshelf/api-client';
import { describe, expect, test } from 'vitest';
import { unverifiedEmail } from './unverifiedEmail.ts';

function refusal(
  status: number,
  problem: { message?: string; requiresVerification?: boolean; email?: string },
) {
  const { message, requiresVerification, email } = problem;
  return ApiError.fromProblem(status, {
    message: message ?? null,
    errors: null,
    requiresVerification,
    user: email ? { email } : null,
  });
}

describe('a login that failed because the e-mail is not verified', () => {
  test('gives the address of the answer', () => {
    const error = refusal(403, { requiresVerification: true, email: 'mara@example.org' });
    expect(unverifiedEmail(error, 'mara')).toBe('mara@example.org');
  });

  test('is also known by its words, and then the typed address counts', () => {
    const error = refusal(401, { message: 'Please verify your email before logging in' });
    expect(unverifiedEmail(error, 'mara@example.org')).toBe('mara@example.org');
    expect(unverifiedEmail(error, 'mara')).toBe('');
  });

  test.each([refusal(401, { message: 'Wrong password.' }), refusal(403, {}), new Error('verify your email')])(
    'is not what happened in %s',
    (error) => expect(unverifiedEmail(error, 'mara@example.org')).toBeNull(),
  );
});
