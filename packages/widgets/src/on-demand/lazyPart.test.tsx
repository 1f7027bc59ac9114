// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart, PartErrorBoundary, preloadLazyParts } from './lazyPart.tsx';

const container = document.createElement('div');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Shelf = ({ name }: { readonly name: string }) => <p>{name}</p>;

test('shows the fallback until the code has loaded', async () => {
  let finishLoading = (_: typeof Shelf) => {};
  const Part = lazyPart(() => new Promise<typeof Shelf>((resolve) => (finishLoading = resolve)));
  await act(async () => root.render(<Part name="Games" meanwhile={<hr />} />));
  expect(container.innerHTML).toBe('<hr>');
  await act(async () => finishLoading(Shelf));
  expect(container.innerHTML).toBe('<p>Games</p>');
});

test('renders preloaded code immediately and loads it once', async () => {
  const load = vi.fn(async () => Shelf);
  const Part = lazyPart(load);
  await Part.preload();
  await Part.preload();
  act(() => root.render(<Part name="Games" meanwhile={<hr />} />));
  expect(container.innerHTML).toBe('<p>Games</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('throws when the code fails to load, and loads it again for the next mount', async () => {
  const load = vi.fn(async () => Shelf).mockRejectedValueOnce(new Error('load failed'));
  const Part = lazyPart(load);
  const show = (key: number) =>
    act(async () =>
      root.render(
        <PartErrorBoundary key={key}>
          <Part name="Games" meanwhile={<hr />} />
        </PartErrorBoundary>,
      ),
    );
  await show(1);
  expect(container.innerHTML).toBe('');
  await show(2);
  expect(container.innerHTML).toBe('<p>Games</p>');
});

test('a failed preload does not reject', async () => {
  const Part = lazyPart<object>(async () => {
    throw new Error('load failed');
  });
  await expect(Part.preload()).resolves.toBeUndefined();
});

test('preloadLazyParts loads every declared part, even when another one fails', async () => {
  const load = vi.fn(async () => Shelf);
  lazyPart(load);
  lazyPart<object>(async () => {
    throw new Error('load failed');
  });
  await preloadLazyParts();
  expect(load).toHaveBeenCalledTimes(1);
});
