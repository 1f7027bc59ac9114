// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoMessages, recordErrors } from '../support/messages.ts';
import { countDocumentLoads, navigateWithinSite } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { delayResponses, type Outcome } from './delayResponses.ts';

// The failure comes first, because the site caches some of the successful responses.
const outcomes: readonly Outcome[] = ['failure', 'success'];

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const discover = () => screen.findByRole('heading', { level: 1, name: 'Discover Content' });

/** Each page with the requests that it sends, and with the heading that it shows after the responses. */
test.each([
  ['/', /^GET \/api\/(games|anime)\/top$/, 'Top 100 Games'],
  ['/game/hades-2018', /^GET \/api\/games\/hades-2018$/, 'Hades'],
  [
    '/anime/frieren-beyond-journeys-end',
    /^GET \/api\/anime\/frieren-beyond-journeys-end$/,
    "Frieren: Beyond Journey's End",
  ],
  [
    '/user/mara/dashboard',
    /^GET \/api\/userGames\/user-mara\/games$/,
    "You haven't added any games to your all collection yet",
  ],
])(
  'a response for %s that arrives after the user has left shows nothing on the next page',
  async (path, call, heading) => {
    const errors = recordErrors();
    const host = createSiteHost({ shelves: {} });
    // Without a text, the search page requests the lists of / too.
    const next = '/search?query=zelda';
    await openSite(next, { host, signedIn: true });
    for (const outcome of outcomes) {
      const late = delayResponses(host, call);
      navigateWithinSite(path);
      await late.waitForRequests();
      navigateWithinSite(next);
      await late.release(outcome);
      await discover();
      expect(location.pathname).toBe('/search');
      await waitFor(() => expect(document.title).toBe('Search · Gildshelf'));
      expectNoMessages();
    }
    navigateWithinSite(path);
    await waitFor(() => expect(screen.queryAllByRole('heading', { name: heading })).not.toEqual([]));
    expectNoMessages();
    expect(errors).toEqual([]);
  },
);

test.each([
  ['without an active result', ['Enter'], '?query=zelda&page=1'],
  ['with an active result', ['ArrowDown', 'Enter'], '?query=zelda'],
])(
  'a search with Enter %s opens no result when its response arrives after the visitor has left',
  async (_, keys, urlQuery) => {
    const errors = recordErrors();
    const host = createSiteHost();
    await openSite('/search?query=the', { host });
    await screen.findAllByRole('option');
    const late = delayResponses(host, 'GET /api/games/search');
    fireEvent.change(box(), { target: { value: 'zelda' } });
    for (const key of keys) fireEvent.keyDown(box(), { key });
    await late.waitForRequests();
    await waitFor(() => expect(location.search).toBe(urlQuery));
    // The spinner of a pending search in the box, or of the pending page of all results.
    if (keys.includes('ArrowDown')) expect(box().nextElementSibling?.matches('span[aria-hidden]')).toBe(true);
    else expect(screen.getAllByRole('status')).not.toEqual([]);
    expect(late.pendingCount()).toBe(1);
    navigateWithinSite('/account');
    await screen.findByRole('heading', { level: 1, name: 'Your shelf is waiting' });
    await late.release();
    screen.getByRole('heading', { level: 1, name: 'Your shelf is waiting' });
    expect(location.pathname).toBe('/account');
    expectNoMessages();
    expect(errors).toEqual([]);
  },
);

test('an update of the lists does not reload the page when its response arrives after the visitor has left Home', async () => {
  const errors = recordErrors();
  const host = createSiteHost();
  host.respondTo(/^GET \/api\/(games|anime)\/top$/, { status: 500, json: {} });
  const { user } = await openSite('/', { host });
  const loads = countDocumentLoads();
  const late = delayResponses(host, /^POST \/api\/(games|anime)\/update-top-/);
  await user.click(await screen.findByRole('button', { name: 'Try Loading Content Again' }));
  await late.waitForRequests();
  navigateWithinSite('/search');
  await discover();
  fireEvent.change(box(), { target: { value: 'what the visitor is typing' } });
  await late.release();
  await waitFor(() => expect(host.calls().filter((call) => call.includes('/update-top-'))).toHaveLength(2));
  await late.release();
  expect(box().value).toBe('what the visitor is typing');
  expect(loads()).toBe(0);
  expectNoMessages();
  expect(errors).toEqual([]);
});
