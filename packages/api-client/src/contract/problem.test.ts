import { describe, expect, test } from 'vitest';
import { problem, problemSentence } from './problem.ts';

const sentenceOf = (body: unknown) => problemSentence(problem.parse(body));

describe('what a person is told of a refused call', () => {
  test('the errors joined by commas, where there are any', () => {
    expect(
      sentenceOf({ message: 'Invalid', errors: [{ message: 'Bio is long' }, { message: 'No website' }] }),
    ).toBe('Bio is long, No website');
  });

  test('else the message', () => {
    expect(sentenceOf({ message: 'Taken' })).toBe('Taken');
    expect(sentenceOf({ message: 'Taken', errors: [] })).toBe('Taken');
    expect(sentenceOf({ message: 'Taken', errors: null })).toBe('Taken');
  });

  test('else nothing, so that the screen has its own words', () => {
    for (const body of [{}, { message: '' }, { message: null }, { message: 7 }, { errors: 'x' }])
      expect(sentenceOf(body)).toBeUndefined();
  });

  test('an error without words is left out', () => {
    expect(sentenceOf({ errors: [{ code: 7 }, { message: 'Bio is long' }, null] })).toBe('Bio is long');
  });
});

test('an unverified login says so, and whose address it is', () => {
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

test('an answer that is no object is no problem of ours to read', () => {
  for (const body of ['<html>', null, undefined, 7]) expect(problem.safeParse(body).success).toBe(false);
});
