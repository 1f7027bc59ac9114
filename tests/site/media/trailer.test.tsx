// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findTitle, loadImages, openTitle } from './mediaSite.ts';

// Not the video of a fixture, because the thumbnails of the fixtures are cached.
const videoId = 'dQw4w9WgXcQ';

/** Opens an anime with this trailer, and returns the URLs of the requested images. */
async function openWithTrailer(embedUrl: unknown) {
  const images = loadImages();
  await openTitle('anime', {
    title: 'A Title',
    images: { jpg: { large_image_url: null } },
    trailer: { embed_url: embedUrl },
  });
  await findTitle('A Title');
  return images;
}

test('an anime with a trailer has a play button, and loads its thumbnail', async () => {
  const images = await openWithTrailer(`https://www.youtube.com/embed/${videoId}`);
  expect(screen.getByRole('button', { name: 'Play trailer: A Title' })).toBeTruthy();
  expect(images).toEqual([`https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`]);
});

test.each([
  null,
  '',
  7,
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  `https://elsewhere.example/embed/${videoId}`,
  `https://www.youtube.com.elsewhere.example/embed/${videoId}`,
  `https://www.youtube.com@elsewhere.example/embed/${videoId}`,
  `https://www.youtube.com/embed/${videoId}"onload="x`,
  'https://www.youtube.com/embed/../redirect?q=https://elsewhere.example',
])(
  'with the invalid embed URL %s there is no play button and no request to the video provider',
  async (url) => {
    const images = await openWithTrailer(url);
    expect(screen.queryByRole('button', { name: /Play/ })).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.querySelector('script[src]')).toBeNull();
    expect(images).toEqual([]);
  },
);
