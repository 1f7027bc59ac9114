// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';
import { SiteFixture } from '../testing/SiteFixture.tsx';

// Every widget of a page breaks as soon as it is drawn.
vi.mock('@gildshelf/widgets', async (importActual) => {
  const broken = (name: string) => () => {
    throw new Error(`${name} broke.`);
  };
  const names = ['Collection', 'LoginPrompt', 'MediaCarousel', 'MediaDetails', 'MediaSearch', 'RatingForm'];
  return {
    ...(await importActual<object>()),
    ...Object.fromEntries(names.map((name) => [name, broken(name)])),
  };
});

// As long as a slow machine may take to load the pages.
const patience = 60_000;
let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'error').mockReturnValue();
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// @control:WEB-08
test.each([
  ['/', 'Track the games and anime you love', 2],
  ['/search', 'Discover Content', 1],
  ['/game/hades-2018', 'Account', 1],
  [paths.dashboard(fixtureUser.username), 'Account', 1],
] as const)(
  'the page %s outlives its widgets: each says so in its own place',
  async (address, rest, widgets) => {
    await act(async () => root.render(<SiteFixture address={address} signedIn />));
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(place.textContent?.split(messages.transport.unexpected)).toHaveLength(widgets + 1);
    }, patience);
    expect(place.textContent).toContain(rest);
    expect(place.textContent).not.toContain('Unexpected Application Error!');
  },
  patience,
);
