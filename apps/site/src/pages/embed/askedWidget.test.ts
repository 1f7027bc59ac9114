import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { askedWidget } from './askedWidget.ts';
import { collectionBuilder } from './collectionBuilder.ts';

test('a link from the profile has the collection filled in', () => {
  const { search, pathname } = new URL(collectionBuilder('mara'), 'https://shelf.example');
  expect(pathname).toBe(paths.embed);
  expect(askedWidget(search)).toEqual({ widget: 'collection', filled: { user: 'mara' } });
});

test('without anything it is a carousel, and so it is with a word that is no widget', () => {
  for (const search of ['', '?', '?widget=', '?widget=toString', '?widget=rate', '?user=mara'])
    expect(askedWidget(search)).toEqual({ widget: 'carousel', filled: {} });
});

test('only what could be filled in is', () => {
  expect(askedWidget('?widget=rating&type=anime&slug=a%22b&user=mara&onload=x&theme=neon')).toEqual({
    widget: 'rating',
    filled: { type: 'anime', slug: 'a"b' },
  });
});
