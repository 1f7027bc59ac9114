// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartBoundary } from '../part-boundary/PartBoundary.tsx';
import { lazyPart, preloadLazyParts } from './lazyPart.tsx';

const place = document.createElement('div');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Shelf = ({ name }: { readonly name: string }) => <p>{name}</p>;

test('something stands in its place until its code is there', async () => {
  let answer = (_: typeof Shelf) => {};
  const Part = lazyPart(() => new Promise<typeof Shelf>((resolve) => (answer = resolve)));
  await act(async () => root.render(<Part name="Games" meanwhile={<hr />} />));
  expect(place.innerHTML).toBe('<hr>');
  await act(async () => answer(Shelf));
  expect(place.innerHTML).toBe('<p>Games</p>');
});

test('what was fetched beforehand stands there at once, and is fetched once', async () => {
  const load = vi.fn(async () => Shelf);
  const Part = lazyPart(load);
  await Part.preload();
  await Part.preload();
  act(() => root.render(<Part name="Games" meanwhile={<hr />} />));
  expect(place.innerHTML).toBe('<p>Games</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be fetched fails in its place, and is asked for anew the next time', async () => {
  const load = vi.fn(async () => Shelf).mockRejectedValueOnce(new Error('gone'));
  const Part = lazyPart(load);
  const show = (turn: number) =>
    act(async () =>
      root.render(
        <PartBoundary key={turn}>
          <Part name="Games" meanwhile={<hr />} />
        </PartBoundary>,
      ),
    );
  await show(1);
  expect(place.innerHTML).toBe('');
  await show(2);
  expect(place.innerHTML).toBe('<p>Games</p>');
});

test('a preload that fails says nothing', async () => {
  const Part = lazyPart<object>(async () => {
    throw new Error('gone');
  });
  await expect(Part.preload()).resolves.toBeUndefined();
});

test('all that was declared can be fetched at once, whatever cannot be had', async () => {
  const load = vi.fn(async () => Shelf);
  lazyPart(load);
  lazyPart<object>(async () => {
    throw new Error('gone');
  });
  await preloadLazyParts();
  expect(load).toHaveBeenCalledTimes(1);
});
