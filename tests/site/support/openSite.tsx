import { storageKeys } from '@gildshelf/api-client/contract';
import { fixtureThumbnails, fixtureToken } from '@gildshelf/api-client/testing';
import { act, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../../../apps/site/src/App.tsx';
import { type PreloadableRoute, routeTree } from '../../../apps/site/src/routeTree.tsx';
import { readSettings, type SiteSettings } from '../../../apps/site/src/siteSettings.ts';
import { preload } from '../../../apps/site/src/spareParts.ts';
import { createSiteHost, type SiteHost } from './siteHost.ts';

// A condition that a loaded machine meets late.
configure({ asyncUtilTimeout: 20_000 });
// Once a worker, and outside of the time that a test has.
const routes = [...routeTree, ...routeTree.flatMap(({ children = [] }) => children)] as PreloadableRoute[];
await Promise.all(routes.map((route) => route.preload?.()));
await preload();

export interface SiteOptions {
  readonly host?: SiteHost;
  /** The person of the fixtures is signed in. */
  readonly signedIn?: boolean;
  /** The navigation state, as the link that leads here hands it over. */
  readonly state?: unknown;
  readonly settings?: Partial<SiteSettings>;
  /** What the browser and the tab have stored, by key; both are empty without it. */
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  /** Runs after that, and before the site is rendered. */
  readonly prepare?: () => void;
}

export interface OpenSite {
  readonly host: SiteHost;
  readonly user: UserEvent;
  /** Unmounts the site and opens it again at the present URL, with what was stored: what a reload does. */
  readonly reload: () => Promise<void>;
}

/** Opens the site at a path in jsdom, as its entry does in a browser, and takes it away after the test. */
export async function openSite(path: string, options: SiteOptions = {}): Promise<OpenSite> {
  const { host = createSiteHost(), signedIn, state, settings, local, session, prepare } = options;
  vi.stubGlobal('fetch', host.fetch);
  vi.stubGlobal('scrollTo', () => undefined);
  const removeMethods = addLayoutMethods();
  localStorage.clear();
  sessionStorage.clear();
  // A thumbnail in the store needs no image to be drawn, which jsdom cannot do.
  Object.assign(localStorage, fixtureThumbnails(), local);
  Object.assign(sessionStorage, session);
  if (signedIn) localStorage.setItem(storageKeys.token, fixtureToken());
  history.replaceState(state === undefined ? null : { usr: state, key: 'given', idx: 0 }, '', path);
  // As the entry does: listeners of the leave guard come before the router's.
  window.onpopstate = () => undefined;
  prepare?.();

  const show = () =>
    render(
      <BrowserRouter>
        <App settings={{ ...readSettings(), ...settings }} />
      </BrowserRouter>,
    );
  await Promise.all((matchRoutes(routeTree, location.pathname) ?? []).map(({ route }) => route.take?.()));
  let page = show();
  // The responses that are there at once.
  await act(async () => {});
  onTestFinished(async () => {
    page.unmount();
    // A request without a response would reach its deadline, and store a token, in the middle of another test.
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

/** jsdom lays nothing out and has no pointer, so it lacks these methods. */
function addLayoutMethods(): () => void {
  const { prototype } = Element;
  prototype.scrollIntoView ??= () => undefined;
  prototype.hasPointerCapture ??= () => false;
  return () => {
    for (const method of ['scrollIntoView', 'hasPointerCapture']) Reflect.deleteProperty(prototype, method);
  };
}
