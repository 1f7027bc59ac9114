import { expect, test } from 'vitest';
import { trailerVideoId } from './trailerVideoId.ts';

test('returns the video id of an embed URL of both YouTube domains', () => {
  expect(trailerVideoId('https://www.youtube-nocookie.com/embed/ZEkwCGJ3o7M?enablejsapi=1')).toBe(
    'ZEkwCGJ3o7M',
  );
  expect(trailerVideoId('https://www.youtube.com/embed/ZEkwCGJ3o7M')).toBe('ZEkwCGJ3o7M');
  expect(trailerVideoId('http://youtube.com/embed/ZEkwCGJ3o7M/?autoplay=1')).toBe('ZEkwCGJ3o7M');
});

test('returns null for any other URL', () => {
  for (const url of [
    'https://elsewhere.example/embed/ZEkwCGJ3o7M',
    'https://www.youtube.com.elsewhere.example/embed/ZEkwCGJ3o7M',
    'https://user@elsewhere.example/embed/ZEkwCGJ3o7M',
    '//www.youtube.com/embed/ZEkwCGJ3o7M',
    'https://www.youtube.com/watch?v=ZEkwCGJ3o7M',
    'https://www.youtube.com/embed/ZEkwCGJ3o7M"onload="x',
    'https://www.youtube.com/embed/short',
    'javascript:alert(1)',
    '',
  ])
    expect(trailerVideoId(url)).toBeNull();
});
