// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countDocumentLoads } from '../support/countDocumentLoads.ts';
import { openSite } from '../support/openSite.tsx';
import { recordErrors } from '../support/recordErrors.ts';
import { createSiteHost } from '../support/siteHost.ts';
import { walkTo } from '../support/walkTo.ts';
import { expectSilence } from './expectSilence.ts';
import { keepBack, type Outcome } from './keepBack.ts';

// A response that has arrived once is cached in some places: so the failure first.
const outcomes: readonly Outcome[] = ['a failure', 'the server'];

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const discover = () => screen.findByRole('heading', { level: 1, name: 'Discover Content' });

/** Pages, the requests that each one makes, and the heading that it has in the end. */
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
  'a response to %s that arrives after the visitor has left shows nothing on the next page',
  async (path, call, heading) => {
    const errors = recordErrors();
    const host = createSiteHost({ shelves: {} });
    await openSite('/search', { host, signedIn: true });
    for (const outcome of outcomes) {
      const late = keepBack(host, call);
      walkTo(path);
      await late.requested();
      walkTo('/search');
      await late.give(outcome);
      await discover();
      expect(location.pathname).toBe('/search');
      await waitFor(() => expect(document.title).toBe('Search · Gildshelf'));
      expectSilence();
    }
    walkTo(path);
    await waitFor(() => expect(screen.queryAllByRole('heading', { name: heading })).not.toEqual([]));
    expectSilence();
    expect(errors).toEqual([]);
  },
);

test('a search with Enter whose response arrives after the visitor has left opens nothing', async () => {
  const errors = recordErrors();
  const host = createSiteHost();
  await openSite('/search', { host });
  const late = keepBack(host, 'GET /api/games/search');
  fireEvent.change(box(), { target: { value: 'zelda' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  await late.requested();
  // The ring of a pending search.
  expect(box().nextElementSibling?.matches('span[aria-hidden]')).toBe(true);
  walkTo('/account');
  await screen.findByRole('heading', { level: 1, name: 'Your shelf is waiting' });
  await late.give();
  screen.getByRole('heading', { level: 1, name: 'Your shelf is waiting' });
  expect(location.pathname).toBe('/account');
  expectSilence();
  expect(errors).toEqual([]);
});

test('an update of the lists whose response arrives after the visitor has left Home does not reload their page', async () => {
  const errors = recordErrors();
  const host = createSiteHost();
  host.answer(/^GET \/api\/(games|anime)\/top$/, { status: 500, json: {} });
  const { user } = await openSite('/', { host });
  const loads = countDocumentLoads();
  const late = keepBack(host, /^POST \/api\/(games|anime)\/update-top-/);
  await user.click(await screen.findByRole('button', { name: 'Try Loading Content Again' }));
  await late.requested();
  walkTo('/search');
  await discover();
  fireEvent.change(box(), { target: { value: 'what the visitor is typing' } });
  await late.give();
  await waitFor(() => expect(host.calls().filter((call) => call.includes('/update-top-'))).toHaveLength(2));
  await late.give();
  expect(box().value).toBe('what the visitor is typing');
  expect(loads()).toBe(0);
  expectSilence();
  expect(errors).toEqual([]);
});
