// @vitest-environment jsdom
import { storageKeys } from '@gildshelf/api-client/contract';
import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { Trailer } from './Trailer.tsx';

const view = present('anime', fixtureTitle('anime', 'frieren-beyond-journeys-end'));
const videoId = 'ZEkwCGJ3o7M';
const coverUrl = 'https://images.example/frieren.jpg';

const destroy = vi.fn();
const Player = vi.fn();
let thumbnailWidth = 1280;
let images: { onload?: () => void; src?: string; naturalWidth?: number }[] = [];

beforeEach(() => {
  Player.mockReset().mockImplementation(function player() {
    return { destroy };
  });
  destroy.mockReset();
  images = [];
  vi.stubGlobal('YT', { Player });
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = thumbnailWidth;
      constructor() {
        images.push(this);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  thumbnailWidth = 1280;
});

function show() {
  const { container } = render(
    <Fixture>
      <Trailer view={{ ...view, imageUrl: coverUrl }} videoId={videoId} />
    </Fixture>,
  );
  const shown = () => container.querySelector('img')?.getAttribute('src');
  const finishLoading = () => act(() => images.at(-1)?.onload?.());
  return { shown, finishLoading };
}

const playButton = () => screen.getByRole('button', { name: /Play trailer/ });

test('shows the largest thumbnail once it has loaded, and stores its URL', () => {
  const { shown, finishLoading } = show();
  expect(shown()).toBe(coverUrl);
  finishLoading();
  expect(shown()).toBe(`https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`);
  expect(JSON.parse(localStorage.getItem(storageKeys.thumbnail(videoId)) ?? '{}')).toMatchObject({
    url: shown(),
  });
});

test("keeps the title's image when the thumbnail is missing, which YouTube reports by a small grey image", () => {
  thumbnailWidth = 120;
  const { shown, finishLoading } = show();
  finishLoading();
  expect(shown()).toBe(coverUrl);
  expect(localStorage.getItem(storageKeys.thumbnail(videoId))).toBeNull();
});

test('pressing play replaces the image with the player, which starts automatically', async () => {
  show();
  await userEvent.click(playButton());
  await waitFor(() => expect(Player).toHaveBeenCalledOnce());
  expect(Player.mock.calls[0]?.[1]).toMatchObject({ videoId, playerVars: { autoplay: 1 } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('when the video has ended, the player is destroyed and the image returns, with the focus on the play button', async () => {
  show();
  await userEvent.click(playButton());
  await waitFor(() => expect(Player).toHaveBeenCalled());
  act(() => Player.mock.calls[0]?.[1].events.onStateChange({ data: 1 }));
  expect(destroy).not.toHaveBeenCalled();
  act(() => Player.mock.calls[0]?.[1].events.onStateChange({ data: 0 }));
  expect(destroy).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(playButton());
});
