import { limits, messages } from '@gildshelf/api-client/contract';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reply, SiteHost } from '../support/siteHost.ts';
import type { StoppedClock } from '../support/stopClock.ts';

const { timeout, unreachable } = messages.transport;
const html = '<!doctype html><title>Hotel</title><p>Sign in to the network of the hotel.</p>';

interface ApiFailure {
  readonly name: string;
  readonly reply: Reply | 'unreachable' | 'never';
  /** The error message of the failure itself; without it, each screen shows its own. */
  readonly message?: string;
}

/** How every API request fails; tests/browser/dead visits the same screens without a network. */
export const apiFailures: readonly ApiFailure[] = [
  { name: 'responds with 500', reply: { status: 500, json: {} } },
  { name: 'responds with HTML', reply: { html } },
  { name: 'refuses connections', reply: 'unreachable', message: unreachable },
  { name: 'never responds', reply: 'never', message: timeout },
];

const isApiCall = / \/api\//;

/**
 * Makes every API request fail from now on; documents can still be fetched. Returns a function that waits for the next
 * request and lets the deadline of a request without a response pass.
 */
export function failApi(host: SiteHost, clock: StoppedClock, { reply }: ApiFailure): () => Promise<void> {
  const countCalls = () => host.calls().filter((call) => isApiCall.test(call)).length;
  host.answer(/^HEAD /, {});
  host.answer(isApiCall, reply);
  let seen = countCalls();
  return async () => {
    await clock.until(() => expect(countCalls()).toBeGreaterThan(seen));
    if (reply === 'never') await clock.pass(limits.requestTimeout);
    seen = countCalls();
  };
}

export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
export const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
