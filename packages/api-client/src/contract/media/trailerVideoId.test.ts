import { expect, test } from 'vitest';
import { trailerVideoId } from './trailerVideoId.ts';

test('the video is read from an embed address with or without cookies', () => {
  expect(trailerVideoId('https://www.youtube-nocookie.com/embed/ZEkwCGJ3o7M?enablejsapi=1')).toBe(
    'ZEkwCGJ3o7M',
  );
  expect(trailerVideoId('https://www.youtube.com/embed/ZEkwCGJ3o7M')).toBe('ZEkwCGJ3o7M');
  expect(trailerVideoId('http://youtube.com/embed/ZEkwCGJ3o7M/?autoplay=1')).toBe('ZEkwCGJ3o7M');
});

test('any other address is none', () => {
  for (const address of [
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
    expect(trailerVideoId(address)).toBeNull();
});
