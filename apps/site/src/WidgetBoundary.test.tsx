// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WidgetBoundary } from './WidgetBoundary.tsx';

// As long as a slow machine may take to load what stands in the part's place.
const patience = 30_000;
const place = document.createElement('div');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let isBroken = true;

function Fragile() {
  const [words] = useState('whole again');
  if (isBroken) throw new Error('Fragile broke.');
  return <p>{words}</p>;
}

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <h1>The page</h1>
      <WidgetBoundary>
        <Fragile />
      </WidgetBoundary>
      <WidgetBoundary>
        <p>The neighbour</p>
      </WidgetBoundary>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        Go
      </button>
    </>
  );
}

// @control:WEB-08
test(
  'a part that fails to render says so in its place, and the rest of the page stays; a new address tries it again',
  async () => {
    isBroken = true;
    const root = createRoot(place);
    await act(async () =>
      root.render(
        <MemoryRouter>
          <Page />
        </MemoryRouter>,
      ),
    );
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(place.textContent).toContain(messages.transport.unexpected);
    }, patience);
    expect(place.textContent).toContain('The page');
    expect(place.textContent).toContain('The neighbour');
    expect(place.textContent).not.toContain('whole again');

    isBroken = false;
    await act(async () => place.querySelector('button')?.click());
    expect(place.textContent).toContain('whole again');
    expect(place.textContent).not.toContain(messages.transport.unexpected);
    await act(async () => root.unmount());
  },
  patience,
);
