import { type ComponentType, createElement, lazy } from 'react';
import { reloadForNewBuild } from './reloadForNewBuild.ts';

/** A page in a chunk of its own, which can be fetched before it is needed. */
export type LazyPage = ComponentType & {
  readonly preload: () => Promise<unknown>;
  /** Before anything is rendered: from here on the page is there at once, so that what a server has rendered of it stays. */
  readonly take: () => Promise<void>;
  readonly renew: () => void;
};

const pages: LazyPage[] = [];

/** Declares a page; `load` gives the module's page component. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const create = () => lazy(async () => ({ default: await load().catch(recover) }));
  let hasFailed = false;
  let latest: ComponentType = create();

  // A reload that is under way needs no answer; without one the failure is shown.
  async function recover(error: unknown): Promise<never> {
    if (await reloadForNewBuild()) return new Promise(() => {});
    hasFailed = true;
    throw error;
  }

  const page = Object.assign(() => createElement(latest), {
    preload: load,
    async take() {
      latest = await load().catch(recover);
    },
    renew() {
      if (hasFailed) latest = create();
      hasFailed = false;
    },
  });
  pages.push(page);
  return page;
}

/** Gives every page that could not be fetched another try; only while the error screen stands in its place. */
export function renewPages(): void {
  for (const page of pages) page.renew();
}
