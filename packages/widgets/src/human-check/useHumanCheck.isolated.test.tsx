// @vitest-environment jsdom
import { ApiError } from '@gildshelf/api-client';
import { auth, limits, messages } from '@gildshelf/api-client/contract';
import type { FixtureFetchOptions } from '@gildshelf/api-client/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { askRecaptcha, askTurnstile } from './services/index.ts';
import { solveProofOfWork } from './solveProofOfWork.ts';
import { type HumanCheck, useHumanCheck } from './useHumanCheck.tsx';

// There are no workers in jsdom; that the real ones solve a real challenge is shown in a browser.
vi.mock('./solveProofOfWork.ts', () => ({ solveProofOfWork: vi.fn() }));
const solve = vi.mocked(solveProofOfWork);
// Scripts of others are loaded in a browser, too.
vi.mock('./services/index.ts', () => ({ askRecaptcha: vi.fn(), askTurnstile: vi.fn() }));
const { failed, timeout } = messages.humanCheck;

beforeEach(() => {
  for (const ask of [solve, vi.mocked(askRecaptcha), vi.mocked(askTurnstile)])
    ask.mockReset().mockResolvedValue('an answer');
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
  const shown: { check?: HumanCheck } = {};
  render(
    <Fixture {...host}>
      <Form kind={kind} onRender={(check) => Object.assign(shown, { check })} />
    </Fixture>,
  );
  return {
    answer: () => act(async () => shown.check?.answer()),
    check: () => shown.check as HumanCheck,
  };
}

const control = () => screen.getByRole('checkbox', { name: 'I am human' });
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('pressing the control does the work, and the answer is that of the work', async () => {
  const { answer } = show('proof-of-work');
  await userEvent.click(control());
  await waitFor(() => expect(control().getAttribute('aria-checked')).toBe('true'));
  expect(await answer()).toBe('an answer');
  expect(solve).toHaveBeenCalledOnce();
});

test('asking for the answer starts the work when nobody has pressed the control', async () => {
  const { answer } = show('proof-of-work');
  expect(await answer()).toBe('an answer');
  expect(control().getAttribute('aria-checked')).toBe('true');
});

test('an answer is good for one call: the next one gets a new one', async () => {
  const { answer } = show('proof-of-work');
  await answer();
  await answer();
  expect(solve).toHaveBeenCalledTimes(2);
});

test('who must not be let through without it is told at the control, until it is done', async () => {
  const { check } = show('proof-of-work');
  act(() => check().demand());
  expect(screen.getByRole('alert').textContent).toBe(messages.humanCheck.incomplete);
  expect(control().getAttribute('aria-checked')).toBe('false');
  await userEvent.click(control());
  await waitFor(() => expect(check().isDone).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a reset nothing is checked', async () => {
  const { answer, check } = show('proof-of-work');
  await answer();
  act(() => check().reset());
  expect(control().getAttribute('aria-checked')).toBe('false');
});

test(`after ${limits.humanCheckWait} ms it is given up: '${timeout}'`, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  solve.mockImplementation(() => new Promise(() => undefined));
  const { check } = show('proof-of-work');
  let error: unknown;
  await act(async () => {
    const outcome = rejection(check().answer());
    await vi.waitFor(() => expect(solve).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(limits.humanCheckWait);
    error = await outcome;
  });
  expect(check().sentenceOf(error)).toBe(timeout);
  expect(solve.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

test(`a host without the call lets nobody pass: '${failed}'`, async () => {
  const { check } = show('proof-of-work', {
    exceptions: [{ endpoint: auth.humanCheckChallenge, status: 404, body: { message: 'Not found' } }],
  });
  const error = await act(() => rejection(check().answer()));
  expect(check().sentenceOf(error)).toBe(failed);
  expect(screen.getByRole('alert').textContent).toBe(failed);
});

test('a host that cannot be reached is the reason that is told', async () => {
  const { check } = show('proof-of-work', {
    exceptions: [{ endpoint: auth.humanCheckChallenge, unreachable: true }],
  });
  const error = await act(() => rejection(check().answer()));
  expect(error).toBeInstanceOf(ApiError);
  expect(screen.getByRole('alert').textContent).toBe(messages.transport.unreachable);
});

test('work that fails can be tried again', async () => {
  solve.mockRejectedValueOnce(new Error('no workers'));
  const { check, answer } = show('proof-of-work');
  const error = await act(() => rejection(check().answer()));
  expect(check().sentenceOf(error)).toBe(failed);
  expect(await answer()).toBe('an answer');
});

test("'none' asks nothing, an unknown kind lets nobody pass", async () => {
  const none = show('none');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(none.check().isDone).toBe(true);
  expect(await none.answer()).toBe('none');
  cleanup();
  const unknown = show('toString');
  const error = await act(() => rejection(unknown.check().answer()));
  expect(unknown.check().sentenceOf(error)).toBe(failed);
});

test.each([
  ['proof-of-work', 5 * 60],
  ['recaptcha:key', 105],
  ['turnstile:key', 285],
])('%s: after %d seconds the answer is over, and nothing is checked any more', async (kind, seconds) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { check, answer } = show(kind);
  await answer();
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000 - 1));
  expect(check().isDone).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(check().isDone).toBe(false);
  expect(control().getAttribute('aria-checked')).toBe('false');
});

test('an answer that ran out while a machine slept is not sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.mocked(askRecaptcha).mockResolvedValueOnce('the old one');
  const { answer } = show('recaptcha:key');
  act(() => control().click());
  await waitFor(() => expect(control().getAttribute('aria-checked')).toBe('true'));
  vi.setSystemTime(Date.now() + 105_000);
  expect(await answer()).toBe('an answer');
});

test('a service gets the key of the page; one that may ask the person something has a place for it', async () => {
  await show('recaptcha:key').answer();
  expect(vi.mocked(askRecaptcha).mock.calls[0]?.[0]).toMatchObject({ siteKey: 'key', place: null });
  cleanup();
  await show('turnstile:key').answer();
  const { siteKey, place } = vi.mocked(askTurnstile).mock.calls[0]?.[0] ?? {};
  expect(siteKey).toBe('key');
  expect(place).toBeInstanceOf(HTMLElement);
});

test(`a service that fails in its own words lets nobody pass: '${failed}'`, async () => {
  vi.mocked(askTurnstile).mockRejectedValueOnce(new Error('300030'));
  const { check } = show('turnstile:key');
  const error = await act(() => rejection(check().answer()));
  expect(check().sentenceOf(error)).toBe(failed);
});

test('the time that a person takes to answer a service does not count', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(askTurnstile).mockImplementation(() => new Promise(() => undefined));
  const { check } = show('turnstile:key');
  let error: unknown;
  await act(async () => {
    void rejection(check().answer()).then((thrown) => {
      error = thrown;
    });
    await vi.waitFor(() => expect(askTurnstile).toHaveBeenCalled());
    const task = vi.mocked(askTurnstile).mock.calls[0]?.[0];
    task?.holdWait(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(error).toBeUndefined();
    task?.holdWait(false);
    await vi.advanceTimersByTimeAsync(limits.humanCheckWait);
  });
  expect(check().sentenceOf(error)).toBe(timeout);
});

test('who leaves the form lets go of what was asked', async () => {
  vi.mocked(askTurnstile).mockImplementation(() => new Promise(() => undefined));
  const { check } = show('turnstile:key');
  act(() => void rejection(check().answer()));
  await waitFor(() => expect(askTurnstile).toHaveBeenCalled());
  cleanup();
  expect(vi.mocked(askTurnstile).mock.calls[0]?.[0].controller.signal.aborted).toBe(true);
});
