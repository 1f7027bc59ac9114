// @vitest-environment jsdom
import { limits, storageKeys } from '@gildshelf/api-client/contract';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findTitle, loadImages, mediaImage, openTitle } from './mediaSite.ts';

const videoId = 'dQw4w9WgXcQ';
const thumbnailUrl = `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`;
const imageUrl = 'https://pictures.example/a.jpg';
const key = storageKeys.thumbnail(videoId);
const now = Date.UTC(2026, 10, 22, 8);

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const expectImage = (url: string) => waitFor(() => expect(mediaImage()?.src).toBe(url));

/** Opens an anime with a trailer, and with this text as the cached thumbnail. */
async function openWithCached(text: string) {
  const site = await openTitle(
    'anime',
    {
      title: 'A Title',
      images: { jpg: { large_image_url: imageUrl } },
      trailer: { embed_url: `https://www.youtube.com/embed/${videoId}` },
    },
    { local: { [key]: text } },
  );
  await findTitle('A Title');
  return site;
}

test('a thumbnail URL is cached for 7 days, and no longer', async () => {
  const images = loadImages();
  onTestFinished(() => void vi.useRealTimers());
  const another = 'https://i.ytimg.com/vi/stored/maxresdefault.jpg';
  vi.setSystemTime(now + limits.thumbnailMaxAge - 1);
  const site = await openWithCached(JSON.stringify({ url: another, timestamp: now }));
  await expectImage(another);
  expect(images).toEqual([]);

  const later = now + limits.thumbnailMaxAge;
  vi.setSystemTime(later);
  await site.reload();
  await expectImage(thumbnailUrl);
  expect(images).toEqual([thumbnailUrl]);
  expect(stored()).toEqual({ url: thumbnailUrl, timestamp: later });
});

test.each(['{', '7', '{"url":7,"timestamp":1}', `{"url":"${imageUrl}"}`])(
  'the invalid cached thumbnail %s is replaced',
  async (text) => {
    const images = loadImages();
    await openWithCached(text);
    await expectImage(thumbnailUrl);
    expect(images).toEqual([thumbnailUrl]);
    expect(stored()).toMatchObject({ url: thumbnailUrl });
  },
);
