// @vitest-environment jsdom
import { limits, messages, storageKeys } from '@gildshelf/api-client/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countDocumentLoads, navigateWithinSite } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { stopClock } from '../support/stopClock.ts';
import { alertTexts, apiFailures, failApi, headingTexts } from './apiFailures.ts';

const email = 'mara@example.org';
const password = 'gilded1!';

const storedToken = () => localStorage.getItem(storageKeys.token);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function submit(fields: Readonly<Record<string, string>>, button: string) {
  for (const [label, value] of Object.entries(fields)) fireEvent.change(field(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

test.each(apiFailures)(
  'when the API $name, the account forms show an error message, keep their values and store no token',
  async (failure) => {
    const clock = stopClock();
    const loads = countDocumentLoads();
    const site = await openSite('/search', { settings: { humanCheck: 'none' } });
    const requestFails = failApi(site.host, clock, failure);
    const expectAlert = (defaultMessage: string) =>
      clock.waitFor(() => expect(alertTexts()).toEqual([failure.message ?? defaultMessage]));
    async function open(path: string, heading: string, state?: unknown) {
      navigateWithinSite(path, state);
      await clock.waitFor(() => expect(headingTexts()).toEqual([heading]));
    }
    /** The login and the registration reload the page before they show their error message. */
    async function reload() {
      const before = loads();
      await clock.waitFor(() => screen.getByText('Refreshing...'));
      await clock.advance(limits.reloadDelay);
      await clock.waitFor(() => expect(loads()).toBe(before + 1));
      expect(storedToken()).toBeNull();
      await site.reload();
    }

    await open('/auth/forgot-password', 'Forgot Password?');
    submit({ Email: email }, 'Send Reset Link');
    await requestFails();
    await expectAlert(messages.forgotPassword.failed);
    expect(field('Email').value).toBe(email);

    await open('/auth/reset-password?token=x', 'Reset Password');
    submit({ 'New password': password, 'Confirm password': password }, 'Reset Password');
    await requestFails();
    await expectAlert(messages.resetPassword.failed);

    await open('/auth/verify-email-sent', 'Check Your Email', { email, showResend: true });
    fireEvent.click(screen.getByRole('button', { name: 'Check Verification Status' }));
    await requestFails();
    await expectAlert(messages.verification.statusFailed);
    fireEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    await requestFails();
    await expectAlert(messages.verification.resendFailed);

    await open('/auth/register', 'Join the Adventure');
    submit({ Email: 'm@example.org', Username: 'Mara', Password: password }, 'Register');
    await requestFails();
    await reload();
    await expectAlert(messages.register.failed);
    expect(field('Username').value).toBe('Mara');

    await open('/auth/login', 'Welcome Back!');
    submit({ 'Username or Email': 'Mara', Password: password }, 'Login');
    await requestFails();
    await reload();
    await expectAlert(messages.login.failed);
    expect(field('Username or Email').value).toBe('Mara');
    expect(storedToken()).toBeNull();
  },
);
