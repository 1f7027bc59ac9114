import { safeStorage } from '@gildshelf/api-client';
import { hasNavigatedAway } from './hasNavigatedAway.ts';
import { attemptKey } from './pages/retry/attemptKey.ts';

/**
 * Whether the first render differs from the server-rendered markup: the visitor has navigated since, or the form starts with data
 * that the server does not have, which is a message in the navigation state or a stored failed attempt.
 */
export function differsFromServerRender(): boolean {
  if (hasNavigatedAway()) return true;
  if (!location.pathname.startsWith('/auth/')) return false;
  const storage = safeStorage('sessionStorage');
  const state = history.state ?? {};
  const keys = [attemptKey('login'), attemptKey('register')];
  return Boolean(state.usr) || keys.some((key) => storage.get(key) ?? state[key]);
}
