import { expect, test } from 'vitest';
import { findLanguage } from './languages.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['JA-jp', 'ja'],
  ['en', 'en'],
  ['fr', undefined],
  ['constructor', undefined],
  ['', undefined],
  [null, undefined],
])('findLanguage(%j) is %j', (tag, language) => {
  expect(findLanguage(tag)).toBe(language);
});
