// @vitest-environment jsdom
import { catalogues, mediaTypes, messages } from '@gildshelf/api-client/contract';
import type { FixtureException } from '@gildshelf/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteFixture } from '../../testing/SiteFixture.tsx';

const { ratingEndpoint } = catalogues.game;
const { rateEndpoint } = mediaTypes.game;
const slug = 'hades-2018';
// As long as a slow machine may take to load the page.
const patience = 60_000;
const until = (holds: () => void) => vi.waitFor(holds, patience);

const postMessage = vi.fn();
const lost = vi.fn();
let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('opener', { postMessage });
  process.on('unhandledRejection', lost);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  process.off('unhandledRejection', lost);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Rates Hades, which is on the shelf, in the window that a widget has opened. */
async function rate(exceptions: readonly FixtureException[] = []) {
  root.render(
    <SiteFixture address={`/embed/rate?type=game&slug=${slug}`} signedIn exceptions={exceptions} />,
  );
  const submit = () => place.querySelector<HTMLButtonElement>('button[type=submit]');
  await until(() => expect(submit()?.disabled).toBe(false));
  submit()?.click();
}

const saved = () => until(() => expect(document.body.textContent).toContain(messages.media.ratingSaved));

// @control:SEC-20
test(
  'the frame that opened the window is told the new average and nothing of who has rated; no other origin is',
  async () => {
    await rate();
    await until(() => expect(postMessage).toHaveBeenCalledOnce());
    const [message, ...target] = postMessage.mock.calls[0] ?? [];
    expect(target).toEqual([location.origin]);
    expect(message).toEqual({
      gildshelf: 'rated',
      rated: {
        ...{ type: 'game', slug, title: 'Hades', average: 4.25, count: 12 },
        url: `${location.origin}/game/${slug}`,
      },
      shown: {
        ...{ figure: expect.any(String), label: expect.any(String), filled: expect.any(Number) },
        words: expect.stringContaining('12'),
      },
    });
    // It goes to another window: what cannot be copied would be an error there.
    expect(structuredClone(message)).toEqual(message);
  },
  patience,
);

test(
  'nothing is told of what the host has not kept',
  async () => {
    await rate([{ endpoint: rateEndpoint, status: 500 }]);
    await until(() => expect(place.textContent).toContain(messages.media.ratingFailed));
    expect(postMessage).not.toHaveBeenCalled();
  },
  patience,
);

test(
  'a host that cannot say the new average has kept the rating all the same',
  async () => {
    const asked = vi.fn();
    const exception: FixtureException = {
      endpoint: ratingEndpoint,
      get status() {
        asked();
        return 500;
      },
    };
    await rate([exception]);
    await saved();
    await until(() => expect(asked).toHaveBeenCalled());
    // Whatever is lost is said after the tasks of this turn.
    await new Promise(setImmediate);
    expect(postMessage).not.toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  },
  patience,
);

test(
  'who has come by a link, and not from a widget, rates as everywhere',
  async () => {
    vi.stubGlobal('opener', null);
    await rate();
    await saved();
    expect(lost).not.toHaveBeenCalled();
  },
  patience,
);
