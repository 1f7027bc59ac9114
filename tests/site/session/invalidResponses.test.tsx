// @vitest-environment jsdom
import { catalogues, messages, storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillField } from '../support/fields.ts';
import { failAndReload } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type SiteHost } from '../support/siteHost.ts';

/** Bodies that a broken API, or a proxy between it and the site, may send with status 200. */
const invalid = [
  '<!doctype html><p>Sign in to the hotel’s network',
  '',
  '[]',
  'null',
  '7',
  '"yes"',
  '{"token":{"a":[]},"user":7}',
];

/** Responds to a call with each invalid body in turn, one per request. */
function respondInTurn(host: SiteHost, call: string) {
  let turn = 0;
  host.respondTo(call, () => {
    const raw = invalid[turn % invalid.length] ?? '';
    turn += 1;
    return { raw };
  });
}

const count = (host: SiteHost, call: string) => host.calls().filter((made) => made === call).length;

/** Waits for an alert with this message. */
const expectAlert = (message: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(message),
    ),
  );

// @control:WEB-05
test.each(invalid)(
  'a login with an invalid response shows an error message, and stores no token: %j',
  async (raw) => {
    const host = createSiteHost();
    host.respondTo('POST /api/auth/login', { raw });
    const site = await openSite('/auth/login', { host, settings: { humanCheck: 'none' } });
    await fillField(site.user, 'Username or Email', 'Mara');
    await fillField(site.user, 'Password', 'gilded1!');
    await failAndReload(site, 'Login');
    expect((await screen.findByRole('alert')).textContent).toContain(messages.login.failed);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  },
);

test('a verification status with an invalid response shows an error message', async () => {
  const host = createSiteHost();
  const call = 'GET /api/auth/verification-status';
  respondInTurn(host, call);
  const state = { email: 'mara@example.org', showResend: true };
  const { user } = await openSite('/auth/verify-email-sent', { host, state });
  const check = await screen.findByRole('button', { name: 'Check Verification Status' });
  for (const [index] of invalid.entries()) {
    await user.click(check);
    await waitFor(() => expect(count(host, call)).toBe(index + 1));
    await waitFor(() => expect(check.getAttribute('aria-busy')).not.toBe('true'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(messages.verification.statusFailed),
    );
  }
});

// @control:WEB-05
test.each(invalid.filter((body) => body !== '[]'))(
  'a collection with an invalid response shows an error message, and the dashboard stays open: %j',
  async (raw) => {
    const host = createSiteHost();
    host.respondTo(/^GET \/api\/(userGames\/.*|profile)$/, { raw });
    await openSite('/user/mara/dashboard', { host, signedIn: true });
    await expectAlert(messages.media.userContentFailed);
    screen.getByRole('heading', { name: 'Welcome, Mara!' });
  },
);

test.each(invalid.filter((body) => !body.startsWith('{')))(
  'a profile with an invalid response shows an error message, and the session continues: %j',
  async (raw) => {
    const host = createSiteHost();
    host.respondTo('GET /api/profile', { raw });
    await openSite('/user/mara/profile', { host, signedIn: true });
    await expectAlert(messages.profile.loadFailed);
    expect(localStorage.getItem(storageKeys.token)).toBe(fixtureToken());
  },
);

test('an invalid response to saving a profile shows an error message, and the fields keep their values', async () => {
  const host = createSiteHost();
  respondInTurn(host, 'PATCH /api/profile');
  const { user } = await openSite('/user/mara/profile', { host, signedIn: true });
  await fillField(user, 'Bio', 'Two shelves.');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  for (const [index] of invalid.entries()) {
    await user.click(save);
    await waitFor(() => expect(count(host, 'PATCH /api/profile')).toBe(index + 1));
    await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'));
    await expectAlert(messages.profile.saveFailed);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('Two shelves.');
  }
  expect(localStorage.getItem(storageKeys.token)).toBe(fixtureToken());
});

test.each(invalid)(
  'a title with an invalid response shows an error message, and the not-found message for null: %j',
  async (raw) => {
    const host = createSiteHost();
    host.respondTo('GET /api/games/the-witcher-3-wild-hunt', { raw });
    await openSite('/game/the-witcher-3-wild-hunt', { host });
    const message = raw === 'null' ? catalogues.game.notFound : messages.media.detailsFailed;
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  },
);
