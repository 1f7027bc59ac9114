// Isolated: loading a locale of zod changes its messages for all modules of the worker.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueMessage } from './formErrors.ts';

const schema = z.strictObject({
  username: z.string('Please fill in all fields'),
  rating: z.number(),
  place: z.optional(z.object({ id: z.string() })),
});

function messagesFor(input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(issueMessage) ?? [];
}

test("returns the rule's own message", () => {
  expect(messagesFor({ rating: 1 })).toEqual(['Please fill in all fields']);
});

test('names the field when the rule has no message', () => {
  expect(messagesFor({ username: 'bob', rating: 'x' })).toEqual([
    "The field 'rating' is missing or has the wrong shape.",
  ]);
  expect(messagesFor({ username: 'bob', rating: 1, place: {} })).toEqual([
    "The field 'place.id' is missing or has the wrong shape.",
  ]);
});

test('names the body when it is not an object', () => {
  expect(messagesFor('x')).toEqual(["The field 'body' is missing or has the wrong shape."]);
});

test('names an unknown field', () => {
  expect(messagesFor({ username: 'bob', rating: 1, role: 'admin' })).toEqual([
    "The field 'role' is not known here.",
  ]);
});
