// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WidgetBoundary } from './ErrorBoundary.tsx';

// Long enough for a slow machine to load the fallback.
const timeoutMs = 30_000;
const container = document.createElement('div');

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
  const [text] = useState('whole again');
  if (isBroken) throw new Error('Fragile failed.');
  return <p>{text}</p>;
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
  'a widget that fails to render is replaced by an error message, the rest of the page stays, and a navigation retries it',
  async () => {
    isBroken = true;
    const root = createRoot(container);
    await act(async () =>
      root.render(
        <MemoryRouter>
          <Page />
        </MemoryRouter>,
      ),
    );
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(container.textContent).toContain(messages.transport.unexpected);
    }, timeoutMs);
    expect(container.textContent).toContain('The page');
    expect(container.textContent).toContain('The neighbour');
    expect(container.textContent).not.toContain('whole again');

    isBroken = false;
    await act(async () => container.querySelector('button')?.click());
    expect(container.textContent).toContain('whole again');
    expect(container.textContent).not.toContain(messages.transport.unexpected);
    await act(async () => root.unmount());
  },
  timeoutMs,
);
