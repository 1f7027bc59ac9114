// @vitest-environment jsdom
import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MediaCover } from './MediaCover.tsx';

afterEach(cleanup);

const hades = present('game', fixtureTitle('game', 'hades-2018'));
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Hades (Game)' });

test('shows a generated cover of the same size for a title without an image', async () => {
  render(<MediaCover type="game" view={hades} shape="card" described />);
  await waitFor(() => expect(image().getAttribute('src')).toMatch(/^data:image\/svg\+xml,/));
  expect(image().getAttribute('width')).toBe('150');
  expect(image().getAttribute('height')).toBe('180');
});

test('replaces an image that fails to load with a generated cover', async () => {
  const view = { ...hades, imageUrl: 'https://images.example/hades.jpg' };
  render(<MediaCover type="game" view={view} shape="dashboard" width={120} described />);
  expect(image().getAttribute('src')).toBe(view.imageUrl);
  expect(image().getAttribute('height')).toBe('125');
  fireEvent.error(image());
  await waitFor(() => expect(image().getAttribute('src')).toMatch(/^data:/));
});

test("requests the site's own covers in the given shape", () => {
  const view = { ...hades, imageUrl: 'https://api.example/covers/game/hades-2018.svg' };
  render(<MediaCover type="game" view={view} shape="detail" described />);
  expect(image().getAttribute('src')).toBe(`${view.imageUrl}?shape=detail`);
});

test('generates another cover when the title changes', async () => {
  const cover = (view: typeof hades) => <MediaCover type="game" view={view} shape="card" described />;
  const source = () => screen.getByRole<HTMLImageElement>('img', { name: /Game/ }).getAttribute('src');
  const { rerender } = render(cover(hades));
  await waitFor(() => expect(source()).toMatch(/^data:/));
  const before = source();
  rerender(cover({ ...hades, id: 'another', title: 'Celeste' }));
  await waitFor(() => expect(source()).toMatch(/^data:/));
  expect(source()).not.toBe(before);
});
