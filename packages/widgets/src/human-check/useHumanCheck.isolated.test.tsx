// @vitest-environment jsdom
import { ApiError } from '@gildshelf/api-client';
import { auth, limits, messages } from '@gildshelf/api-client/contract';
import type { FixtureFetchOptions } from '@gildshelf/api-client/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { getRecaptchaToken, getTurnstileToken } from './services.ts';
import { solveProofOfWork } from './solveProofOfWork.ts';
import { type HumanCheck, useHumanCheck } from './useHumanCheck.tsx';

// jsdom has no workers; a browser test covers that the real ones solve a real challenge.
vi.mock('./solveProofOfWork.ts', () => ({ solveProofOfWork: vi.fn() }));
const solve = vi.mocked(solveProofOfWork);
// Browser tests also cover that third-party scripts are loaded.
vi.mock('./services.ts', () => ({ getRecaptchaToken: vi.fn(), getTurnstileToken: vi.fn() }));
const { failed, timeout } = messages.humanCheck;

beforeEach(() => {
  for (const mock of [solve, vi.mocked(getRecaptchaToken), vi.mocked(getTurnstileToken)])
    mock.mockReset().mockResolvedValue('a token');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

interface FormProps {
  readonly kind: string;
  readonly onRender: (check: HumanCheck) => void;
}

function Form({ kind, onRender }: FormProps) {
  const check = useHumanCheck(kind);
  onRender(check);
  return check.control;
}

function show(kind: string, host: FixtureFetchOptions = {}) {
  const latest: { check?: HumanCheck } = {};
  render(
    <Fixture {...host}>
      <Form kind={kind} onRender={(check) => Object.assign(latest, { check })} />
    </Fixture>,
  );
  return {
    getToken: () => act(async () => latest.check?.getToken()),
    check: () => latest.check as HumanCheck,
  };
}

const control = () => screen.getByRole('checkbox', { name: 'I am human' });
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('pressing the control solves the challenge once, and its solution is the token', async () => {
  const { getToken } = show('proof-of-work');
  await userEvent.click(control());
  await waitFor(() => expect(control().getAttribute('aria-checked')).toBe('true'));
  expect(await getToken()).toBe('a token');
  expect(solve).toHaveBeenCalledOnce();
});

test('requesting the token starts the check when the control has not been pressed', async () => {
  const { getToken } = show('proof-of-work');
  expect(await getToken()).toBe('a token');
  expect(control().getAttribute('aria-checked')).toBe('true');
});

test('a token is returned once: the next call gets a new one', async () => {
  const { getToken } = show('proof-of-work');
  await getToken();
  await getToken();
  expect(solve).toHaveBeenCalledTimes(2);
});

test('shows at the control that the check is required, until it is done', async () => {
  const { check } = show('proof-of-work');
  act(() => check().demand());
  expect(screen.getByRole('alert').textContent).toBe(messages.humanCheck.incomplete);
  expect(control().getAttribute('aria-checked')).toBe('false');
  await userEvent.click(control());
  await waitFor(() => expect(check().isDone).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reset unchecks the control', async () => {
  const { getToken, check } = show('proof-of-work');
  await getToken();
  act(() => check().reset());
  expect(control().getAttribute('aria-checked')).toBe('false');
});

test(`aborts the check after ${limits.humanCheckTimeout} ms: '${timeout}'`, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  solve.mockImplementation(() => new Promise(() => undefined));
  const { check } = show('proof-of-work');
  let error: unknown;
  await act(async () => {
    const outcome = rejection(check().getToken());
    await vi.waitFor(() => expect(solve).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(limits.humanCheckTimeout);
    error = await outcome;
  });
  expect(check().messageOf(error)).toBe(timeout);
  expect(solve.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

test(`fails when the API has no challenge endpoint: '${failed}'`, async () => {
  const { check } = show('proof-of-work', {
    exceptions: [{ endpoint: auth.getHumanCheck, status: 404, body: { message: 'Not found' } }],
  });
  const error = await act(() => rejection(check().getToken()));
  expect(check().messageOf(error)).toBe(failed);
  expect(screen.getByRole('alert').textContent).toBe(failed);
});

test('shows the transport error when the API is unreachable', async () => {
  const { check } = show('proof-of-work', {
    exceptions: [{ endpoint: auth.getHumanCheck, unreachable: true }],
  });
  const error = await act(() => rejection(check().getToken()));
  expect(error).toBeInstanceOf(ApiError);
  expect(screen.getByRole('alert').textContent).toBe(messages.transport.unreachable);
});

test('can be retried after a failure', async () => {
  solve.mockRejectedValueOnce(new Error('no workers'));
  const { check, getToken } = show('proof-of-work');
  const error = await act(() => rejection(check().getToken()));
  expect(check().messageOf(error)).toBe(failed);
  expect(await getToken()).toBe('a token');
});

test("'none' passes without a control, an unknown kind fails", async () => {
  const none = show('none');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(none.check().isDone).toBe(true);
  expect(await none.getToken()).toBe('none');
  cleanup();
  const unknown = show('toString');
  const error = await act(() => rejection(unknown.check().getToken()));
  expect(unknown.check().messageOf(error)).toBe(failed);
});

test.each([
  ['proof-of-work', 5 * 60],
  ['recaptcha:key', 105],
  ['turnstile:key', 285],
])('%s: the token expires after %d seconds, which unchecks the control', async (kind, seconds) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { check, getToken } = show(kind);
  await getToken();
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000 - 1));
  expect(check().isDone).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(check().isDone).toBe(false);
  expect(control().getAttribute('aria-checked')).toBe('false');
});

test('does not return a token that expired while the machine was asleep', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.mocked(getRecaptchaToken).mockResolvedValueOnce('an expired token');
  const { getToken } = show('recaptcha:key');
  act(() => control().click());
  await waitFor(() => expect(control().getAttribute('aria-checked')).toBe('true'));
  vi.setSystemTime(Date.now() + 105_000);
  expect(await getToken()).toBe('a token');
});

test('passes the site key to a service, and an element to one that may be interactive', async () => {
  await show('recaptcha:key').getToken();
  expect(vi.mocked(getRecaptchaToken).mock.calls[0]?.[0]).toMatchObject({ siteKey: 'key', container: null });
  cleanup();
  await show('turnstile:key').getToken();
  const { siteKey, container } = vi.mocked(getTurnstileToken).mock.calls[0]?.[0] ?? {};
  expect(siteKey).toBe('key');
  expect(container).toBeInstanceOf(HTMLElement);
});

test(`fails with our own message when a service rejects with another error: '${failed}'`, async () => {
  vi.mocked(getTurnstileToken).mockRejectedValueOnce(new Error('300030'));
  const { check } = show('turnstile:key');
  const error = await act(() => rejection(check().getToken()));
  expect(check().messageOf(error)).toBe(failed);
});

test('pauses the timeout while the user completes an interactive challenge', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(getTurnstileToken).mockImplementation(() => new Promise(() => undefined));
  const { check } = show('turnstile:key');
  let error: unknown;
  await act(async () => {
    void rejection(check().getToken()).then((thrown) => {
      error = thrown;
    });
    await vi.waitFor(() => expect(getTurnstileToken).toHaveBeenCalled());
    const task = vi.mocked(getTurnstileToken).mock.calls[0]?.[0];
    task?.pauseTimeout(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(error).toBeUndefined();
    task?.pauseTimeout(false);
    await vi.advanceTimersByTimeAsync(limits.humanCheckTimeout);
  });
  expect(check().messageOf(error)).toBe(timeout);
});

test('aborts the check when the form is unmounted', async () => {
  vi.mocked(getTurnstileToken).mockImplementation(() => new Promise(() => undefined));
  const { check } = show('turnstile:key');
  act(() => void rejection(check().getToken()));
  await waitFor(() => expect(getTurnstileToken).toHaveBeenCalled());
  cleanup();
  expect(vi.mocked(getTurnstileToken).mock.calls[0]?.[0].controller.signal.aborted).toBe(true);
});
