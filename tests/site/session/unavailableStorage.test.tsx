// @vitest-environment jsdom
import { messages, storageKeys } from '@gildshelf/api-client/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { entries } from '../../support/topLists.ts';
import { fillField } from '../support/fields.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';

const witcher = 'The Witcher 3: Wild Hunt';
const settings = { humanCheck: 'none' };
const emptyDashboard = "You haven't added any games to your all collection yet";

/** An API with 100 titles in each top list, and with an empty collection. */
function createHost() {
  const host = createSiteHost({ shelves: {} });
  host.respondTo('GET /api/games/top', { json: entries('game', 100) });
  host.respondTo('GET /api/anime/top', { json: entries('anime', 100) });
  return host;
}

function replaceStorages(descriptor: PropertyDescriptor) {
  for (const name of ['localStorage', 'sessionStorage']) {
    const original = Object.getOwnPropertyDescriptor(globalThis, name);
    if (!original) throw new Error(`There is no ${name}.`);
    Object.defineProperty(globalThis, name, { ...descriptor, configurable: true });
    onTestFinished(() => void Object.defineProperty(globalThis, name, original));
  }
}

function throwOnWrite(isRejected: (storage: Storage, key: string) => boolean) {
  const write = Storage.prototype.setItem;
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isRejected(this, key)) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  onTestFinished(() => spy.mockRestore());
}

const states: Record<string, () => void> = {
  blocked: () =>
    replaceStorages({
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  full: () => throwOnWrite(() => true),
  missing: () => replaceStorages({ value: undefined }),
};

const topBar = () => within(screen.getByRole('navigation'));
// A query by role takes 300 ms with 200 cards.
const topGames = () => document.querySelectorAll('main a[href^="/game/"]');

async function logIn(user: UserEvent) {
  await user.click(topBar().getByRole('link', { name: 'Account' }));
  await fillField(user, 'Username or Email', 'mara');
  await fillField(user, 'Password', 'gilded1!');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Welcome, Mara!' });
}

// @control:WEB-07
test.each(Object.entries(states))(
  'a visitor can browse, log in, rate and open the dashboard while the web storage is %s',
  async (_, prepare) => {
    const { user } = await openSite('/', { host: createHost(), settings, prepare });
    await waitFor(() => expect(topGames()).toHaveLength(100));
    await logIn(user);
    await screen.findByText(emptyDashboard);
    await user.click(topBar().getByRole('link', { name: 'Search' }));
    await user.type(await screen.findByPlaceholderText('Search for games, anime, and more...'), 'witcher 3');
    await user.click(await screen.findByRole('option', { name: new RegExp(witcher) }));
    const status = await screen.findByLabelText<HTMLSelectElement>('Status');
    await waitFor(() => expect(status.disabled).toBe(false));
    await user.selectOptions(status, 'Planned');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findAllByText(messages.media.ratingSaved);
    await user.click(topBar().getByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Dashboard' }));
    const list = await screen.findByRole('list', { name: 'Games' });
    const [card] = await within(list).findAllByRole('listitem');
    expect(card?.textContent).toContain(witcher);
    expect(card?.textContent).toMatch(/Status: planned/i);
  },
  20_000,
);

// @control:WEB-07
test('cached lists are removed from a full storage to store the token', async () => {
  const site = await openSite('/', { host: createHost(), settings });
  await waitFor(() => expect(localStorage.getItem('topGames')).not.toBeNull());
  // The storage has room for either the lists or the token, not for both.
  throwOnWrite((storage, key) => key === storageKeys.token && storage.getItem('topGames') !== null);
  await logIn(site.user);
  expect(localStorage.getItem(storageKeys.token)).toBeTruthy();
  expect(localStorage.getItem('topGames')).toBeNull();
  await site.reload();
  await screen.findByRole('heading', { name: 'Welcome, Mara!' });
});

// @control:WEB-07
test('the site works with invalid values in the web storage, and replaces them', async () => {
  const { user } = await openSite('/', {
    host: createHost(),
    settings,
    local: {
      [storageKeys.token]: 'a.b.c',
      topGames: '<html>',
      topAnime: '{"data":',
      contentType: '[]',
      thumbnail_ZEkwCGJ3o7M: 'null',
    },
    session: Object.fromEntries(
      ['failedAttempt_login', 'topGamesPosition', 'scroll_default/', 'reloadedBuild'].map((key) => [
        key,
        '{"message":1}',
      ]),
    ),
  });
  await waitFor(() => expect(topGames()).toHaveLength(100));
  await screen.findByRole('link', { name: 'Join Now' });
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
  const lengthOf = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')?.data.length;
  await waitFor(() => expect([lengthOf('topGames'), lengthOf('topAnime')]).toEqual([100, 100]));
  await logIn(user);
  await screen.findByText(emptyDashboard);
  expect(localStorage.getItem('contentType')).toBeNull();
});
