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
const image = 'https://images.example/frieren.jpg';

const destroy = vi.fn();
const Player = vi.fn();
let thumbnailWidth = 1280;
let pictures: { onload?: () => void; src?: string; naturalWidth?: number }[] = [];

beforeEach(() => {
  Player.mockReset().mockImplementation(function player() {
    return { destroy };
  });
  destroy.mockReset();
  pictures = [];
  vi.stubGlobal('YT', { Player });
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = thumbnailWidth;
      constructor() {
        pictures.push(this);
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
      <Trailer view={{ ...view, imageUrl: image }} videoId={videoId} />
    </Fixture>,
  );
  const shown = () => container.querySelector('img')?.getAttribute('src');
  const loaded = () => act(() => pictures.at(-1)?.onload?.());
  return { shown, loaded };
}

const playButton = () => screen.getByRole('button', { name: /Play trailer/ });

test('the largest thumbnail stands there once it is known, and is remembered', () => {
  const { shown, loaded } = show();
  expect(shown()).toBe(image);
  loaded();
  expect(shown()).toBe(`https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`);
  expect(JSON.parse(localStorage.getItem(storageKeys.thumbnail(videoId)) ?? '{}')).toMatchObject({
    url: shown(),
  });
});

test("a missing thumbnail, which comes as a small grey one, leaves the title's own picture", () => {
  thumbnailWidth = 120;
  const { shown, loaded } = show();
  loaded();
  expect(shown()).toBe(image);
  expect(localStorage.getItem(storageKeys.thumbnail(videoId))).toBeNull();
});

test('play puts the player in its place, which plays by itself', async () => {
  show();
  await userEvent.click(playButton());
  await waitFor(() => expect(Player).toHaveBeenCalledOnce());
  expect(Player.mock.calls[0]?.[1]).toMatchObject({ videoId, playerVars: { autoplay: 1 } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('when the video has ended the player is destroyed and the picture returns, with the focus on play', async () => {
  show();
  await userEvent.click(playButton());
  await waitFor(() => expect(Player).toHaveBeenCalled());
  act(() => Player.mock.calls[0]?.[1].events.onStateChange({ data: 1 }));
  expect(destroy).not.toHaveBeenCalled();
  act(() => Player.mock.calls[0]?.[1].events.onStateChange({ data: 0 }));
  expect(destroy).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(playButton());
});
