import { type ComponentType, createElement, lazy } from 'react';
import { reloadForNewBuild } from './reloadForNewBuild.ts';

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
