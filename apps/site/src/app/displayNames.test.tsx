// @vitest-environment jsdom
import { fixtureUser } from '@gildshelf/api-client/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths, userPath } from '../routing/paths.ts';
import { SiteFixture } from '../testing/SiteFixture.tsx';

const pagesTimeout = 60_000;
const container = document.createElement('div');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test.each([
  [paths.home, `Welcome ${fixtureUser.display_name}!`],
  [userPath(paths.dashboard, fixtureUser.username), `Welcome, ${fixtureUser.display_name}!`],
  [userPath(paths.collection, fixtureUser.username), `${fixtureUser.display_name}’s collection`],
])(
  'the display name in the heading of %s is bidi-isolated',
  async (url, text) => {
    await act(async () => root.render(<SiteFixture url={url} signedIn visibility="public" />));
    await vi.waitFor(
      async () => {
        await act(async () => {});
        const heading = [...container.querySelectorAll('h1, h2')].find((one) => one.textContent === text);
        expect(heading?.querySelector('bdi')?.textContent).toBe(fixtureUser.display_name);
      },
      { timeout: pagesTimeout },
    );
  },
  pagesTimeout,
);
