import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page in a chunk of its own, which can be fetched before it is needed. */
export type LazyPage = LazyExoticComponent<ComponentType> & { readonly preload: () => Promise<unknown> };

const pages: LazyPage[] = [];

/** Declares a page; `load` gives the module's page component. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const page = Object.assign(
    lazy(async () => ({ default: await load() })),
    { preload: load },
  );
  pages.push(page);
  return page;
}

/** Fetches every page's chunk, so that an open site outlives a network that goes away. */
export async function preloadPages(): Promise<void> {
  await Promise.allSettled(pages.map((page) => page.preload()));
}
