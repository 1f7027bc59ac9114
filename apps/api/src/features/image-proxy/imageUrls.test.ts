import { expect, test } from 'vitest';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { proxyImageUrls, readImageUrl, showsImage } from './imageUrls.ts';

const titleId = uuidv7(0);
const proxyUrl = (imagePath: string) => `https://api.example/pictures/${titleId}/${imagePath}`;
const rewrite = proxyImageUrls('https://api.example');
const imagePath = 'media.rawg.io/media/resize/640/-/games/a_b~c.d..e.jpg';

test('rewrites image URLs to the proxy, alone and in a srcset, and reads them back', () => {
  const other = 'cdn.myanimelist.net/images/anime/10/47347l.jpg';
  const item = {
    background_image: `https://${imagePath}`,
    image_srcset: `https://${imagePath} 640w, https://${other} 1280w`,
    website: 'https://portal.example/media.rawg.io/a.jpg',
  };
  const sent = JSON.parse(rewrite(titleId, JSON.stringify(item)));
  expect(sent).toEqual({
    background_image: proxyUrl(imagePath),
    image_srcset: `${proxyUrl(imagePath)} 640w, ${proxyUrl(other)} 1280w`,
    website: item.website,
  });
  expect(readImageUrl(sent.background_image)).toEqual({ titleId, imagePath });
  const row = { item: JSON.stringify(item), card: '{}' };
  expect(
    [imagePath, other, 'media.rawg.io/media', `${imagePath}x`, 'a'].map((path) => showsImage(row, path)),
  ).toEqual([...[true, true, false, false, false]]);
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
])('does not rewrite %j, and does not serve its path', (url) => {
  const json = JSON.stringify({ background_image: url });
  expect(rewrite(titleId, json)).toBe(json);
  const path = url.replace(/^https?:\/\//, '');
  expect(readImageUrl(proxyUrl(path))).toBeUndefined();
});

test.each([
  proxyUrl(`${imagePath}?`).replace('?', '?a=b'),
  proxyUrl(imagePath).replace(titleId, titleId.toUpperCase()),
  proxyUrl(imagePath).replace(titleId, 'portal'),
  proxyUrl(imagePath).replace('/pictures/', '/pictures//'),
  `https://api.example/pictures/${imagePath}`,
])('rejects the URL %s', (url) => {
  expect(readImageUrl(url)).toBeUndefined();
});
