// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths, userPath } from '../routing/paths.ts';
import { SiteFixture } from '../testing/SiteFixture.tsx';

// Every widget of a page throws when it renders.
vi.mock('@gildshelf/widgets', async (importActual) => {
  const failing = (name: string) => () => {
    throw new Error(`${name} failed.`);
  };
  const names = ['Collection', 'LoginPrompt', 'MediaCarousel', 'MediaDetails', 'MediaSearch', 'RatingForm'];
  return {
    ...(await importActual<object>()),
    ...Object.fromEntries(names.map((name) => [name, failing(name)])),
  };
});

// Long enough for a slow machine to load the pages.
const timeoutMs = 60_000;
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'error').mockReturnValue();
  container = document.createElement('div');
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// @control:WEB-08
test.each([
  ['/', 'Track the games, anime and movies you love', 3],
  ['/search', 'Discover Content', 1],
  ['/game/hades-2018', 'Account', 1],
  [userPath(paths.dashboard, fixtureUser.username), 'Account', 1],
] as const)(
  'the page %s stays when its widgets fail, with an error message in place of each',
  async (url, expectedText, widgets) => {
    await act(async () => root.render(<SiteFixture url={url} signedIn />));
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(container.textContent?.split(messages.transport.unexpected)).toHaveLength(widgets + 1);
    }, timeoutMs);
    expect(container.textContent).toContain(expectedText);
    expect(container.textContent).not.toContain('Unexpected Application Error!');
  },
  timeoutMs,
);
