import { canFetchPage, safeStorage } from '@gildshelf/api-client';
import { limits } from '@gildshelf/api-client/contract';
import { type ComponentType, createElement, lazy } from 'react';

/** A page in a chunk of its own, which can be preloaded. */
export type LazyPage = ComponentType & {
  readonly preload: () => Promise<unknown>;
  /** Loads the page before hydration: it then renders synchronously, so that React keeps the server-rendered markup. */
  readonly loadForHydration: () => Promise<void>;
  /** Loads the page again on its next render, if loading it has failed. */
  readonly retry: () => void;
};

const pages: LazyPage[] = [];

/** Declares a page; `load` resolves to its component. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const create = () => lazy(async () => ({ default: await load().catch(recover) }));
  let hasFailed = false;
  let latest: ComponentType = create();

  // Never settles while the page reloads; otherwise rethrows, so that the error screen is shown.
  async function recover(error: unknown): Promise<never> {
    if (await reloadForNewBuild()) return new Promise(() => {});
    hasFailed = true;
    throw error;
  }

  const page = Object.assign(() => createElement(latest), {
    preload: load,
    async loadForHydration() {
      latest = await load().catch(recover);
    },
    retry() {
      if (hasFailed) latest = create();
      hasFailed = false;
    },
  });
  pages.push(page);
  return page;
}

/** Lets every page that could not be loaded be loaded again. Call it only while the error screen replaces the page. */
export function retryFailedPages(): void {
  for (const page of pages) page.retry();
}

const storageKey = 'reloadedBuild';

/**
 * Reloads the page after a chunk could not be fetched: a deploy removes the old chunks, and a new document refers to the new ones.
 * Reloads once per build, and only if the document can be fetched; resolves to false when it does not reload.
 */
async function reloadForNewBuild(): Promise<boolean> {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const storage = safeStorage('sessionStorage');
  if (!build || storage.get(storageKey) === build) return false;
  if (!(await canFetchPage(limits.requestTimeout))) return false;
  // If the build cannot be stored across the reload, the page would reload in a loop.
  if (!storage.set(storageKey, build) || storage.get(storageKey) !== build) return false;
  location.reload();
  return true;
}
