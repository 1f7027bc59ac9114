import { expect, test } from 'vitest';
import { samplePages } from '../../testing/samplePages.ts';
import { chooseVariant } from './chooseVariant.ts';

const light = { name: 'light', css: 'light{}', metas: '' };
const renderer = { themeOf: (cookies: string) => (cookies.includes('theme=light') ? light : undefined) };
const pageOf = (layout: 'app' | 'frame') => samplePages.find((page) => page.layout === layout);

test('a page has the language and the theme of its visitor', () => {
  const headers = new Headers({ cookie: 'lang=ja; theme=light' });
  expect(chooseVariant(renderer, pageOf('app'), headers)).toEqual({ language: 'ja', theme: light });
  expect(chooseVariant(renderer, undefined, headers, 'de')).toEqual({ language: 'de', theme: light });
  expect(chooseVariant(renderer, pageOf('app'), new Headers())).toEqual({ language: 'en' });
  expect(chooseVariant(undefined, pageOf('app'), headers)).toEqual({ language: 'ja' });
});

test('a frame is the same for every visitor', () => {
  const headers = new Headers({ cookie: 'lang=ja; theme=light', 'accept-language': 'de' });
  expect(pageOf('frame')).toBeDefined();
  expect(chooseVariant(renderer, pageOf('frame'), headers, 'de')).toEqual({ language: 'en' });
});
