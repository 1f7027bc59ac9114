import { limits } from '@gildshelf/api-client/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { OpenSite } from './openSite.tsx';
import { stopClock } from './stopClock.ts';

interface VirtualConsole {
  readonly on: (event: 'jsdomError', listener: Listener) => void;
  readonly listeners: (event: 'jsdomError') => Listener[];
  readonly removeAllListeners: (event: 'jsdomError') => void;
}
type Listener = (error: Error) => void;

/** Counts reloads and navigations to other documents, which jsdom does not implement but reports as errors. */
export function countDocumentLoads(): () => number {
  const { virtualConsole } = Reflect.get(globalThis, 'jsdom') as { virtualConsole: VirtualConsole };
  const printListeners = virtualConsole.listeners('jsdomError');
  let count = 0;
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', (error) => {
    if (error.message.startsWith('Not implemented: navigation')) count += 1;
    else for (const print of printListeners) print(error);
  });
  onTestFinished(() => {
    virtualConsole.removeAllListeners('jsdomError');
    for (const print of printListeners) virtualConsole.on('jsdomError', print);
  });
  return () => count;
}

/** Submits a login or a registration that fails, and opens the site again as the following reload does. */
export async function failAndReload(site: OpenSite, submit: string): Promise<void> {
  // The site reloads a page only if a HEAD request for it succeeds.
  site.host.respondTo(`HEAD ${location.pathname}`, {});
  const loads = countDocumentLoads();
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: submit }));
  await clock.waitFor(() => screen.getByText('Refreshing...'));
  await clock.advance(limits.reloadDelay);
  await clock.waitFor(() => expect(loads()).toBe(1));
  clock.resume();
  await site.reload();
}

/** Navigates within the open site, as its links do, with an optional navigation state. */
export function navigateWithinSite(path: string, state: unknown = null): void {
  act(() => {
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ usr: state, key: `walk${idx}`, idx }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

/** Records every path that the site navigates to from now on, without changes of only the query. */
export function recordPaths(): readonly string[] {
  const paths: string[] = [];
  let current = location.pathname;
  for (const method of ['pushState', 'replaceState'] as const) {
    const navigate = history[method].bind(history);
    const spy = vi.spyOn(history, method).mockImplementation((...args) => {
      navigate(...args);
      if (location.pathname !== current) paths.push(location.pathname);
      current = location.pathname;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return paths;
}
