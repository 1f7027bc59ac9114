import { canFetchPage } from '@gildshelf/api-client';
import { limits } from '@gildshelf/api-client/contract';

const storageKey = 'reloadedBuild';

/**
 * A part of the site could not be fetched: after a deploy the old one is gone, and the document leads to the new ones.
 * Reloads the page, once for each build, and never while the document cannot be fetched; false where it does not.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!build || read() === build) return false;
  if (!(await canFetchPage(limits.requestTimeout))) return false;
  // What cannot be remembered over the reload would be done again and again.
  if (!remember(build)) return false;
  location.reload();
  return true;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function remember(build: string): boolean {
  try {
    sessionStorage.setItem(storageKey, build);
  } catch {}
  return read() === build;
}
