import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadForNewBuild } from './reloadForNewBuild.ts';

/** A page in a chunk of its own, which can be fetched before it is needed. */
export type LazyPage = LazyExoticComponent<ComponentType> & { readonly preload: () => Promise<unknown> };

const pages: LazyPage[] = [];

/** Declares a page; `load` gives the module's page component. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const page = Object.assign(
    lazy(async () => ({ default: await load().catch(recover) })),
    { preload: load },
  );
  pages.push(page);
  return page;
}

// A reload that is under way needs no answer; without one the failure is shown.
async function recover(error: unknown): Promise<never> {
  if (await reloadForNewBuild()) return new Promise(() => {});
  throw error;
}

/** Fetches every page's chunk, so that an open site outlives a network that goes away. */
export async function preloadPages(): Promise<void> {
  await Promise.allSettled(pages.map((page) => page.preload()));
}
