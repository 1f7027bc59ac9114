import { expect, test } from 'vitest';
import { readTitle } from './TitleField.tsx';

test.each([
  ['portal-2', { slug: 'portal-2' }],
  [' portal 2 ', { slug: 'portal 2' }],
  ['/anime/frieren', { type: 'anime', slug: 'frieren' }],
  ['https://shelf.example/game/portal-2', { type: 'game', slug: 'portal-2' }],
  ['https://shelf.example/game/a%20b/?utm=x#top', { type: 'game', slug: 'a b' }],
  ['shelf.example/anime/frieren#cast', { type: 'anime', slug: 'frieren' }],
  ['/game/100%', { type: 'game', slug: '100%' }],
  ['https://shelf.example/search?query=a', { slug: 'https://shelf.example/search?query=a' }],
  ['<img src=x> /game/x', { slug: '<img src=x> /game/x' }],
])('reads the title of %j', (text, title) => {
  expect(readTitle(text)).toEqual(title);
});
