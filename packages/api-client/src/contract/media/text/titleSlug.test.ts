import { expect, test } from 'vitest';
import { isTitleSlug } from './titleSlug.ts';

test.each(['portal-2', '42', 'a/b?c#d', '100%', '葬送', '...'])('accepts %j', (slug) => {
  expect(isTitleSlug(slug)).toBe(true);
});

test.each(['', '.', '..', 'top', 'search', 'a\u0000', '\ud800'])('rejects %j', (slug) => {
  expect(isTitleSlug(slug)).toBe(false);
});
