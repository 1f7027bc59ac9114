// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';

const { unreachable } = messages.transport;
const witcher = 'the-witcher-3-wild-hunt';

// @control:WEB-03
test('a rating shows an error message and keeps its values when the API cannot be reached', async () => {
  const { host, user } = await openSite(`/game/${witcher}`, { signedIn: true });
  const status = await screen.findByLabelText<HTMLSelectElement>('Status');
  await waitFor(() => expect(status.disabled).toBe(false));
  await user.selectOptions(status, 'Completed');
  host.respondTo(/./, 'unreachable');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findByRole('alert')).textContent).toBe(messages.media.ratingFailed);
  expect(status.value).toBe('completed');
});

test('a verification status shows an error message when the API cannot be reached, and can be requested again', async () => {
  const host = createSiteHost();
  const state = { email: 'mara@example.org', showResend: true };
  const { user } = await openSite('/auth/verify-email-sent', { host, state });
  const check = await screen.findByRole('button', { name: 'Check Verification Status' });
  host.respondTo('GET /api/auth/verification-status', { json: { isVerified: false } });
  const restore = host.respondTo(/./, 'unreachable');
  await user.click(check);
  expect((await screen.findByRole('alert')).textContent).toBe(unreachable);
  await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
  await waitFor(() => expect(host.calls()).toContain('POST /api/auth/resend-verification'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(unreachable));
  restore();
  await user.click(check);
  expect(await screen.findAllByText(messages.verification.notVerifiedYet)).toHaveLength(1);
});

test('a title shows an error message when the request for its details cannot reach the API', async () => {
  const host = createSiteHost();
  host.respondTo(`GET /api/games/${witcher}`, 'unreachable');
  await openSite(`/game/${witcher}`, { host });
  expect((await screen.findByRole('alert')).textContent).toContain(unreachable);
});
