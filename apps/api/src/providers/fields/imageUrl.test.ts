import { expect, test } from 'vitest';
import { imageUrl } from './imageUrl.ts';

const hosts = ['media.rawg.io'];

test('accepts a URL on a known host, and escapes it for a srcset', () => {
  expect(imageUrl('https://media.rawg.io/media/games/a/b.jpg?x=1', hosts)).toBe(
    'https://media.rawg.io/media/games/a/b.jpg?x=1',
  );
  expect(imageUrl('https://MEDIA.rawg.io/a,b.jpg', hosts)).toBe('https://media.rawg.io/a%2Cb.jpg');
});

test.each([
  'http://media.rawg.io/a.jpg',
  'https://media.rawg.io.elsewhere.example/a.jpg',
  'https://elsewhere.example/media.rawg.io/a.jpg',
  'https://media.rawg.io@elsewhere.example/a.jpg',
  'https://user:secret@media.rawg.io/a.jpg',
  'https://media.rawg.io:8443/a.jpg',
  'https://127.0.0.1/a.jpg',
  '//media.rawg.io/a.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'https://media.rawg.io/a b.jpg',
  'https://media.rawg.io/a\u202e.jpg',
  `https://media.rawg.io/${'a'.repeat(2048)}`,
  '',
])('rejects the URL %j', (url) => {
  expect(imageUrl(url, hosts)).toBeUndefined();
});
