import { afterAll, vi } from 'vitest';

// Test files of one worker share their modules and their document: what a file leaves must not reach the next one.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
});
