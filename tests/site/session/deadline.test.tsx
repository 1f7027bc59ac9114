// @vitest-environment jsdom
import { limits, messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gate } from '../../browser/gate.ts';
import { fillIn } from '../support/fillIn.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type SiteHost } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';

const witcher = '/game/the-witcher-3-wild-hunt';
const password = 'gilded1!';

/** Holds the responses to a call back, and leaves them to the fixtures then. */
function hold(host: SiteHost, call: string) {
  const held = gate();
  host.answer(call, async () => {
    await held.opened;
    return undefined;
  });
  return held;
}

const count = (host: SiteHost, call: string) => host.calls().filter((made) => made === call).length;

// @control:WEB-04
test('a request without a response for 15 seconds says so, and a later response is ignored', async () => {
  const host = createSiteHost();
  const call = 'GET /api/auth/verification-status';
  // The address has been verified after all; but that is the response to a request that is over.
  const held = gate();
  host.answer(call, async () => {
    await held.opened;
    return { json: { isVerified: true } };
  });
  await openSite('/auth/verify-email-sent', { host, state: { email: 'mara@example.org' } });
  await screen.findByRole('button', { name: 'Check Verification Status' });
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Check Verification Status' }));
  await clock.until(() => expect(count(host, call)).toBe(1));
  await clock.pass(limits.requestTimeout - 1000);
  expect(screen.queryByRole('alert')).toBeNull();
  await clock.pass(1000);
  await clock.until(() => expect(screen.getByRole('alert').textContent).toBe(messages.transport.timeout));
  held.open();
  await clock.pass(1000);
  expect(screen.getByRole('alert').textContent).toBe(messages.transport.timeout);
  expect(location.pathname).toBe('/auth/verify-email-sent');
});

test('a request that the browser itself fails to make shows the error message for unexpected failures', async () => {
  const host = createSiteHost();
  host.answer(/^GET \/api\/games\//, () => {
    throw new RangeError('odd');
  });
  await openSite(witcher, { host });
  expect((await screen.findByRole('alert')).textContent).toContain(messages.transport.unexpected);
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const presses: Record<string, (user: UserEvent, name: string) => Promise<void>> = {
  'two clicks': (user, name) => user.dblClick(button(name)),
  async 'Enter and a click'(user, name) {
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    fireEvent.click(button(name));
  },
};

/** Neither a press nor the browser's own ways to submit a form send it again while its request is pending. */
async function pressWhileBusy(user: UserEvent, name: string) {
  await waitFor(() => expect(button(name).getAttribute('aria-busy')).toBe('true'));
  await user.click(button(name));
  fireEvent.click(button(name));
  document.querySelector('form')?.requestSubmit();
}

test.each(Object.entries(presses))('a login is one request, also by %s', async (_, press) => {
  const { host, user } = await openSite('/auth/login', { settings: { humanCheck: 'none' } });
  const held = hold(host, 'POST /api/auth/login');
  await fillIn(user, 'Username or Email', 'mara');
  await fillIn(user, 'Password', password);
  await press(user, 'Login');
  await waitFor(() => expect(count(host, 'POST /api/auth/login')).toBe(1));
  await pressWhileBusy(user, 'Login');
  held.open();
  await screen.findByRole('heading', { name: 'Welcome, Mara!' });
  expect(count(host, 'POST /api/auth/login')).toBe(1);
});

test.each(Object.entries(presses))('a registration is one request, also by %s', async (_, press) => {
  const { host, user } = await openSite('/auth/register', { settings: { humanCheck: 'none' } });
  const held = hold(host, 'POST /api/auth/register');
  await fillIn(user, 'Email', 'ada@example.org');
  await fillIn(user, 'Username', 'Ada');
  await fillIn(user, 'Password', password);
  await press(user, 'Register');
  await waitFor(() => expect(count(host, 'POST /api/auth/register')).toBe(1));
  await pressWhileBusy(user, 'Register');
  held.open();
  await screen.findByRole('heading', { name: 'Check Your Email' });
  expect(count(host, 'POST /api/auth/register')).toBe(1);
});

// @control:WEB-04
test('a rating is one request, also by two clicks', async () => {
  const { host, user } = await openSite(witcher, { signedIn: true });
  const held = hold(host, 'POST /api/userGames/ratings');
  const status = await screen.findByLabelText<HTMLSelectElement>('Status');
  await waitFor(() => expect(status.disabled).toBe(false));
  await user.selectOptions(status, 'Planned');
  await user.dblClick(button('Submit'));
  await waitFor(() => expect(count(host, 'POST /api/userGames/ratings')).toBe(1));
  held.open();
  await screen.findAllByText(messages.media.ratingSaved);
  expect(count(host, 'POST /api/userGames/ratings')).toBe(1);
});
