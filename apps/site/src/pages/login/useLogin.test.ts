import { ApiError } from '@gildshelf/api-client';
import { describe, expect, test } from 'vitest';
import { unverifiedEmail } from './useLogin.ts';

function rejection(
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

describe('the email address of a login that was rejected as unverified', () => {
  test('is that of the response', () => {
    const error = rejection(403, { requiresVerification: true, email: 'mara@example.org' });
    expect(unverifiedEmail(error, 'mara')).toBe('mara@example.org');
  });

  test('is the typed one when only the error message asks for verification', () => {
    const error = rejection(401, { message: 'Please verify your email before logging in' });
    expect(unverifiedEmail(error, 'mara@example.org')).toBe('mara@example.org');
    expect(unverifiedEmail(error, 'mara')).toBe('');
  });

  test.each([
    rejection(401, { message: 'Wrong password.' }),
    rejection(403, {}),
    new Error('verify your email'),
  ])('is null for %s', (error) => expect(unverifiedEmail(error, 'mara@example.org')).toBeNull());
});
