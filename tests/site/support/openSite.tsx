import { storageKeys } from '@gildshelf/api-client/contract';
import { fixtureThumbnails, fixtureToken } from '@gildshelf/api-client/testing';
import { act, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../../../apps/site/src/app/App.tsx';
import { readSettings, type SiteSettings } from '../../../apps/site/src/app/siteSettings.ts';
import { preloadOnDemandComponents } from '../../../apps/site/src/prefetch/preloadOnDemandComponents.ts';
import { type PreloadableRoute, routeTree } from '../../../apps/site/src/routing/routes.tsx';
import { createSiteHost, type SiteHost } from './siteHost.ts';

// Longer than the default of 1 s, because a busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });
// Once per worker, so that loading does not count towards the timeout of a test.
const routes = [...routeTree, ...routeTree.flatMap(({ children = [] }) => children)] as PreloadableRoute[];
await Promise.all(routes.map((route) => route.component?.preload()));
await preloadOnDemandComponents();

export interface SiteOptions {
  readonly host?: SiteHost;
  /** Signs in the user of the fixtures. */
  readonly signedIn?: boolean;
  /** The navigation state of the link to the page. */
  readonly state?: unknown;
  readonly settings?: Partial<SiteSettings>;
  /** The initial entries of local and session storage, by key; both are empty by default. */
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  /** Runs after the storages are filled, and before the site is rendered. */
  readonly prepare?: () => void;
}

export interface OpenSite {
  readonly host: SiteHost;
  readonly user: UserEvent;
  /** Unmounts the site and opens it again at the current URL with the same storage, as a reload does. */
  readonly reload: () => Promise<void>;
}

/** Opens the site at a path in jsdom, as its entry module does in a browser, and unmounts it after the test. */
export async function openSite(path: string, options: SiteOptions = {}): Promise<OpenSite> {
  const { host = createSiteHost(), signedIn, state, settings, local, session, prepare } = options;
  vi.stubGlobal('fetch', host.fetch);
  vi.stubGlobal('scrollTo', () => undefined);
  const removeMethods = addLayoutMethods();
  localStorage.clear();
  sessionStorage.clear();
  // A cached thumbnail is shown without loading an image, which jsdom cannot do.
  Object.assign(localStorage, fixtureThumbnails(), local);
  Object.assign(sessionStorage, session);
  if (signedIn) localStorage.setItem(storageKeys.token, fixtureToken());
  history.replaceState(state === undefined ? null : { usr: state, key: 'given', idx: 0 }, '', path);
  // As in the entry module: the leave guard must listen before the router.
  window.onpopstate = () => undefined;
  prepare?.();

  const show = () =>
    render(
      <BrowserRouter>
        <App settings={{ ...readSettings(), ...settings }} />
      </BrowserRouter>,
    );
  await Promise.all(
    (matchRoutes(routeTree, location.pathname) ?? []).map(({ route }) => route.component?.loadForHydration()),
  );
  let page = show();
  // Renders the responses that resolve immediately.
  await act(async () => {});
  onTestFinished(async () => {
    page.unmount();
    // A pending request would time out, or store a token, during a later test.
    host.stop();
    await act(async () => {});
    vi.unstubAllGlobals();
    removeMethods();
  });
  return {
    host,
    user: userEvent.setup(),
    async reload() {
      page.unmount();
      page = show();
      await act(async () => {});
    },
  };
}

/** Adds the methods that jsdom lacks, because it has neither a layout nor a pointer; returns a function that removes them. */
function addLayoutMethods(): () => void {
  const { prototype } = Element;
  prototype.scrollIntoView ??= () => undefined;
  prototype.hasPointerCapture ??= () => false;
  return () => {
    for (const method of ['scrollIntoView', 'hasPointerCapture']) Reflect.deleteProperty(prototype, method);
  };
}
