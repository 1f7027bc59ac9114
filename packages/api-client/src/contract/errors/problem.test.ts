import { describe, expect, test } from 'vitest';
import { problem, problemMessage } from './problem.ts';

const messageOf = (body: unknown) => problemMessage(problem.parse(body));

describe('the error message of a problem', () => {
  test('joins the messages of the errors with commas', () => {
    expect(
      messageOf({ message: 'Invalid', errors: [{ message: 'Bio is long' }, { message: 'No website' }] }),
    ).toBe('Bio is long, No website');
  });

  test('falls back to the message when there are no errors', () => {
    expect(messageOf({ message: 'Taken' })).toBe('Taken');
    expect(messageOf({ message: 'Taken', errors: [] })).toBe('Taken');
    expect(messageOf({ message: 'Taken', errors: null })).toBe('Taken');
  });

  test('returns undefined without errors and message, so that the screen uses its own', () => {
    for (const body of [{}, { message: '' }, { message: null }, { message: 7 }, { errors: 'x' }])
      expect(messageOf(body)).toBeUndefined();
  });

  test('leaves out an error without a message', () => {
    expect(messageOf({ errors: [{ code: 7 }, { message: 'Bio is long' }, null] })).toBe('Bio is long');
  });
});

test('the error of an unverified login has requiresVerification and the email address', () => {
  const body = {
    message: 'Please verify',
    requiresVerification: true,
    user: { email: 'bob@example.org', id: 7 },
  };
  expect(problem.parse(body)).toMatchObject({
    requiresVerification: true,
    user: { email: 'bob@example.org' },
  });
  expect(problem.parse({ requiresVerification: 'yes', user: 'bob' })).toMatchObject({
    requiresVerification: undefined,
    user: null,
  });
});

test('a body that is not an object is rejected', () => {
  for (const body of ['<html>', null, undefined, 7]) expect(problem.safeParse(body).success).toBe(false);
});
