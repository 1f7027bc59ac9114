import { onTestFinished } from 'vitest';

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
