import { safeStorage } from '@gildshelf/api-client';
import { hasLeftDocument } from './hasLeftDocument.ts';
import { attemptKey } from './pages/retry/attemptKey.ts';

/**
 * Whether the page is another than the server has sent: somebody has left it meanwhile, or its form begins with what no
 * server could know, a message that the way here brought along or what was kept of an attempt that failed.
 */
export function startsOtherwise(): boolean {
  if (hasLeftDocument()) return true;
  if (!location.pathname.startsWith('/auth/')) return false;
  const storage = safeStorage('sessionStorage');
  const state = history.state ?? {};
  const keys = [attemptKey('login'), attemptKey('register')];
  return Boolean(state.usr) || keys.some((key) => storage.get(key) ?? state[key]);
}
