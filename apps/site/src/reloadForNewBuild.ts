import { canFetchPage } from '@gildshelf/api-client';
import { limits } from '@gildshelf/api-client/contract';

const storageKey = 'reloadedBuild';

/**
 * Reloads the page after a chunk could not be fetched: a deploy removes the old chunks, and a new document refers to the new ones.
 * Reloads once per build, and only if the document can be fetched; resolves to false when it does not reload.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!build || readReloadedBuild() === build) return false;
  if (!(await canFetchPage(limits.requestTimeout))) return false;
  // If the build cannot be stored across the reload, the page would reload in a loop.
  if (!storeReloadedBuild(build)) return false;
  location.reload();
  return true;
}

function readReloadedBuild(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storeReloadedBuild(build: string): boolean {
  try {
    sessionStorage.setItem(storageKey, build);
  } catch {}
  return readReloadedBuild() === build;
}
