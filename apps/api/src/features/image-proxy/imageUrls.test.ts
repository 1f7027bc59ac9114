import { expect, test } from 'vitest';
import { uuidv7 } from '../../platform/crypto/uuidv7.ts';
import { proxyImageUrls, readImageUrl, showsImage } from './imageUrls.ts';

const titleId = uuidv7(0);
const ours = (place: string) => `https://api.example/pictures/${titleId}/${place}`;
const through = proxyImageUrls('https://api.example');
const place = 'media.rawg.io/media/resize/640/-/games/a_b~c.d..e.jpg';

test('the addresses of pictures become ours, alone and in a srcset, and are read back', () => {
  const other = 'cdn.myanimelist.net/images/anime/10/47347l.jpg';
  const item = {
    background_image: `https://${place}`,
    image_srcset: `https://${place} 640w, https://${other} 1280w`,
    website: 'https://portal.example/media.rawg.io/a.jpg',
  };
  const sent = JSON.parse(through(titleId, JSON.stringify(item)));
  expect(sent).toEqual({
    background_image: ours(place),
    image_srcset: `${ours(place)} 640w, ${ours(other)} 1280w`,
    website: item.website,
  });
  expect(readImageUrl(sent.background_image)).toEqual({ titleId, place });
  const kept = { item: JSON.stringify(item), card: '{}' };
  expect([place, other, 'media.rawg.io/media', `${place}x`, 'a'].map((one) => showsImage(kept, one))).toEqual(
    [...[true, true, false, false, false]],
  );
});

const long = 'a'.repeat(201);
const deep = '/a'.repeat(13);

test.each([
  'https://media.rawg.io',
  'https://media.rawg.io/',
  'https://media.rawg.io//a.jpg',
  'https://media.rawg.io/a.jpg/',
  'https://media.rawg.io/a.jpg?width=9',
  'https://media.rawg.io/a.jpg#b',
  'https://media.rawg.io/../a.jpg',
  'https://media.rawg.io/a/./b.jpg',
  'https://media.rawg.io/a/..',
  'https://media.rawg.io/..%2fa.jpg',
  'https://media.rawg.io/%2e%2e/a.jpg',
  'https://media.rawg.io/a\\b.jpg',
  'https://media.rawg.io/a,b.jpg',
  'https://media.rawg.io:8443/a.jpg',
  'https://user@media.rawg.io/a.jpg',
  'https://media.rawg.io.elsewhere.example/a.jpg',
  'https://elsewhere.example/a.jpg',
  'https://mediaXrawg.io/a.jpg',
  `https://media.rawg.io/${long}`,
  `https://media.rawg.io${deep}`,
])('%j stays the address that it is, and is none of ours', (address) => {
  const json = JSON.stringify({ background_image: address });
  expect(through(titleId, json)).toBe(json);
  const path = address.replace(/^https?:\/\//, '');
  expect(readImageUrl(ours(path))).toBeUndefined();
});

test.each([
  ours(`${place}?`).replace('?', '?a=b'),
  ours(place).replace(titleId, titleId.toUpperCase()),
  ours(place).replace(titleId, 'portal'),
  ours(place).replace('/pictures/', '/pictures//'),
  `https://api.example/pictures/${place}`,
])('%s names no picture', (address) => {
  expect(readImageUrl(address)).toBeUndefined();
});
