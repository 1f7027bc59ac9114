import { safeStorage } from '@gildshelf/api-client';
import { attemptKey } from './pages/retry/attemptKey.ts';

/**
 * Whether a form begins with what no server could know: a message that the way here brought along, or what was kept of an
 * attempt that failed. The form that the server has sent is not the one to show then.
 */
export function startsOtherwise(): boolean {
  if (!location.pathname.startsWith('/auth/')) return false;
  const storage = safeStorage('sessionStorage');
  const state = history.state ?? {};
  const keys = [attemptKey('login'), attemptKey('register')];
  return Boolean(state.usr) || keys.some((key) => storage.get(key) ?? state[key]);
}
