// @vitest-environment jsdom
import { messages } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';

const { unreachable } = messages.transport;
const witcher = 'the-witcher-3-wild-hunt';

// @control:WEB-03
test('a rating that cannot reach the server says so and keeps its values', async () => {
  const { host, user } = await openSite(`/game/${witcher}`, { signedIn: true });
  const status = await screen.findByLabelText<HTMLSelectElement>('Status');
  await waitFor(() => expect(status.disabled).toBe(false));
  await user.selectOptions(status, 'Completed');
  host.answer(/./, 'unreachable');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findByRole('alert')).textContent).toBe(messages.media.ratingFailed);
  expect(status.value).toBe('completed');
});

test('a verification status that cannot reach the server says so, and can be requested again', async () => {
  const host = createSiteHost();
  const state = { email: 'mara@example.org', showResend: true };
  const { user } = await openSite('/auth/verify-email-sent', { host, state });
  const check = await screen.findByRole('button', { name: 'Check Verification Status' });
  host.answer('GET /api/auth/verification-status', { json: { isVerified: false } });
  const goOnline = host.answer(/./, 'unreachable');
  await user.click(check);
  expect((await screen.findByRole('alert')).textContent).toBe(unreachable);
  await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
  await waitFor(() => expect(host.calls()).toContain('POST /api/auth/resend-verification'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(unreachable));
  goOnline();
  await user.click(check);
  expect(await screen.findAllByText(messages.verification.notVerifiedYet)).toHaveLength(1);
});

test('a title whose API cannot be reached says so, while the site itself can', async () => {
  const host = createSiteHost();
  host.answer(`GET /api/games/${witcher}`, 'unreachable');
  await openSite(`/game/${witcher}`, { host });
  expect((await screen.findByRole('alert')).textContent).toContain(unreachable);
});
