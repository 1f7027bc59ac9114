// @vitest-environment jsdom
import { limits, messages } from '@gildshelf/api-client/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createGate } from '../../browser/fixtures/timing.ts';
import { fillField } from '../support/fields.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type SiteHost } from '../support/siteHost.ts';
import { stopClock } from '../support/stopClock.ts';

const witcher = '/game/the-witcher-3-wild-hunt';
const password = 'gilded1!';

/** Delays the responses to a call until the gate opens; then the fixtures respond. */
function hold(host: SiteHost, call: string) {
  const held = createGate();
  host.respondTo(call, async () => {
    await held.opened;
    return undefined;
  });
  return held;
}

const count = (host: SiteHost, call: string) => host.calls().filter((made) => made === call).length;

// @control:WEB-04
test('a request times out with an error message after 15 seconds, and its late response is ignored', async () => {
  const host = createSiteHost();
  const call = 'GET /api/auth/verification-status';
  // The late response reports a verified email address, but its request has timed out.
  const held = createGate();
  host.respondTo(call, async () => {
    await held.opened;
    return { json: { isVerified: true } };
  });
  await openSite('/auth/verify-email-sent', { host, state: { email: 'mara@example.org' } });
  await screen.findByRole('button', { name: 'Check Verification Status' });
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: 'Check Verification Status' }));
  await clock.waitFor(() => expect(count(host, call)).toBe(1));
  await clock.advance(limits.requestTimeout - 1000);
  expect(screen.queryByRole('alert')).toBeNull();
  await clock.advance(1000);
  await clock.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(messages.transport.timeout));
  held.open();
  await clock.advance(1000);
  expect(screen.getByRole('alert').textContent).toBe(messages.transport.timeout);
  expect(location.pathname).toBe('/auth/verify-email-sent');
});

test('a request that fails with an unexpected exception shows the error message for unexpected failures', async () => {
  const host = createSiteHost();
  host.respondTo(/^GET \/api\/games\//, () => {
    throw new RangeError('unexpected');
  });
  await openSite(witcher, { host });
  expect((await screen.findByRole('alert')).textContent).toContain(messages.transport.unexpected);
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const submissions: Record<string, (user: UserEvent, name: string) => Promise<void>> = {
  'two clicks': (user, name) => user.dblClick(button(name)),
  async 'Enter and a click'(user, name) {
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    fireEvent.click(button(name));
  },
};

/** Submits a form again with a click, and as the browser does, while its request is pending. */
async function submitWhilePending(user: UserEvent, name: string) {
  await waitFor(() => expect(button(name).getAttribute('aria-busy')).toBe('true'));
  await user.click(button(name));
  fireEvent.click(button(name));
  document.querySelector('form')?.requestSubmit();
}

test.each(Object.entries(submissions))(
  'a login that is submitted with %s sends one request',
  async (_, submit) => {
    const { host, user } = await openSite('/auth/login', { settings: { humanCheck: 'none' } });
    const held = hold(host, 'POST /api/auth/login');
    await fillField(user, 'Username or Email', 'mara');
    await fillField(user, 'Password', password);
    await submit(user, 'Login');
    await waitFor(() => expect(count(host, 'POST /api/auth/login')).toBe(1));
    await submitWhilePending(user, 'Login');
    held.open();
    await screen.findByRole('heading', { name: 'Welcome, Mara!' });
    expect(count(host, 'POST /api/auth/login')).toBe(1);
  },
);

test.each(Object.entries(submissions))(
  'a registration that is submitted with %s sends one request',
  async (_, submit) => {
    const { host, user } = await openSite('/auth/register', { settings: { humanCheck: 'none' } });
    const held = hold(host, 'POST /api/auth/register');
    await fillField(user, 'Email', 'ada@example.org');
    await fillField(user, 'Username', 'Ada');
    await fillField(user, 'Password', password);
    await submit(user, 'Register');
    await waitFor(() => expect(count(host, 'POST /api/auth/register')).toBe(1));
    await submitWhilePending(user, 'Register');
    held.open();
    await screen.findByRole('heading', { name: 'Check Your Email' });
    expect(count(host, 'POST /api/auth/register')).toBe(1);
  },
);

// @control:WEB-04
test('a rating that is submitted with two clicks sends one request', async () => {
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
