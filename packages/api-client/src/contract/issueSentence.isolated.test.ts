// Isolated: whatever has loaded a locale of zod has changed its messages for all modules of the worker.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueSentence } from './issueSentence.ts';

const schema = z.strictObject({
  username: z.string('Please fill in all fields'),
  rating: z.number(),
  place: z.optional(z.object({ id: z.string() })),
});

function sentencesFor(input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(issueSentence) ?? [];
}

test("a rule's own sentence is what a person reads", () => {
  expect(sentencesFor({ rating: 1 })).toEqual(['Please fill in all fields']);
});

test('where a rule has no words, the field is named', () => {
  expect(sentencesFor({ username: 'bob', rating: 'x' })).toEqual([
    "The field 'rating' is missing or has the wrong shape.",
  ]);
  expect(sentencesFor({ username: 'bob', rating: 1, place: {} })).toEqual([
    "The field 'place.id' is missing or has the wrong shape.",
  ]);
});

test('a body that is no object at all is called the body', () => {
  expect(sentencesFor('x')).toEqual(["The field 'body' is missing or has the wrong shape."]);
});

test('a field that nobody asked for is named', () => {
  expect(sentencesFor({ username: 'bob', rating: 1, role: 'admin' })).toEqual([
    "The field 'role' is not known here.",
  ]);
});
