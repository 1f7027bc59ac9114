import { expect, test } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

test.each([
  ['English without any preference', {}, undefined, 'en'],
  [
    'the first known language of Accept-Language',
    { 'accept-language': 'fr, de-AT;q=0.9, ja;q=0.8' },
    undefined,
    'de',
  ],
  ['the language with the highest weight', { 'accept-language': 'de;q=0.5, ja;q=0.9' }, undefined, 'ja'],
  ['English when it is preferred', { 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' }, undefined, 'en'],
  ['no language of weight 0', { 'accept-language': 'de;q=0' }, undefined, 'en'],
  ['the cookie before Accept-Language', { 'accept-language': 'de', cookie: 'a=1; lang=ja' }, undefined, 'ja'],
  ['the parameter before the cookie', { cookie: 'lang=ja' }, 'de', 'de'],
  ['the cookie where the parameter is unknown', { cookie: 'lang=ja' }, 'xx', 'ja'],
  ['no cookie of another name', { cookie: 'slang=ja' }, undefined, 'en'],
])('%s', (_, headers, parameter, language) => {
  expect(chooseLanguage(new Headers(headers), parameter)).toBe(language);
});
