// @vitest-environment jsdom
import { catalogues, mediaTypes, messages } from '@gildshelf/api-client/contract';
import type { FixtureException } from '@gildshelf/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteFixture } from '../../testing/SiteFixture.tsx';

const { getTitleRating } = catalogues.game;
const { rateTitle } = mediaTypes.game;
const slug = 'hades-2018';
// Long enough for a slow machine to load the page.
const timeoutMs = 60_000;
const until = (assertion: () => void) => vi.waitFor(assertion, timeoutMs);

const postMessage = vi.fn();
const onUnhandledRejection = vi.fn();
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('opener', { postMessage });
  process.on('unhandledRejection', onUnhandledRejection);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
  process.off('unhandledRejection', onUnhandledRejection);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Rates Hades, which is on the shelf, in a window that a widget has opened. */
async function rate(exceptions: readonly FixtureException[] = []) {
  root.render(<SiteFixture url={`/embed/rate?type=game&slug=${slug}`} signedIn exceptions={exceptions} />);
  const submit = () => container.querySelector<HTMLButtonElement>('button[type=submit]');
  await until(() => expect(submit()?.disabled).toBe(false));
  submit()?.click();
}

const saved = () => until(() => expect(document.body.textContent).toContain(messages.media.ratingSaved));

// @control:SEC-20
test(
  "posts the new average to the opener, without user data and only to the site's own origin",
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
        caption: expect.stringContaining('12'),
      },
    });
    // postMessage throws for values that cannot be cloned.
    expect(structuredClone(message)).toEqual(message);
  },
  timeoutMs,
);

test(
  'posts nothing when the rating could not be saved',
  async () => {
    await rate([{ endpoint: rateTitle, status: 500 }]);
    await until(() => expect(container.textContent).toContain(messages.media.ratingFailed));
    expect(postMessage).not.toHaveBeenCalled();
  },
  timeoutMs,
);

test(
  'confirms the rating and posts nothing when the new average cannot be loaded',
  async () => {
    const requested = vi.fn();
    const exception: FixtureException = {
      endpoint: getTitleRating,
      get status() {
        requested();
        return 500;
      },
    };
    await rate([exception]);
    await saved();
    await until(() => expect(requested).toHaveBeenCalled());
    // Unhandled rejections are reported after the tasks of this turn.
    await new Promise(setImmediate);
    expect(postMessage).not.toHaveBeenCalled();
    expect(onUnhandledRejection).not.toHaveBeenCalled();
  },
  timeoutMs,
);

test(
  'saves the rating in a window without an opener',
  async () => {
    vi.stubGlobal('opener', null);
    await rate();
    await saved();
    expect(onUnhandledRejection).not.toHaveBeenCalled();
  },
  timeoutMs,
);
