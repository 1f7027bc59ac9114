import { limits, messages } from '@gildshelf/api-client/contract';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockResponse, SiteHost } from '../support/siteHost.ts';
import type { StoppedClock } from '../support/stopClock.ts';

const { timeout, unreachable } = messages.transport;
const html = '<!doctype html><title>Hotel</title><p>Sign in to the network of the hotel.</p>';

interface ApiFailure {
  readonly name: string;
  readonly reply: MockResponse | 'unreachable' | 'never';
  /** The error message of the failure; without one, each screen shows its own. */
  readonly message?: string;
}

/** Every way in which an API request can fail; the browser tests open the same screens without a network. */
export const apiFailures: readonly ApiFailure[] = [
  { name: 'responds with 500', reply: { status: 500, json: {} } },
  { name: 'responds with HTML', reply: { html } },
  { name: 'refuses connections', reply: 'unreachable', message: unreachable },
  { name: 'never responds', reply: 'never', message: timeout },
];

const isApiCall = / \/api\//;

/**
 * Makes every API request fail from now on; documents can still be fetched. Returns a function that waits for the next
 * request, and advances the clock to its timeout when the API never responds.
 */
export function failApi(host: SiteHost, clock: StoppedClock, { reply }: ApiFailure): () => Promise<void> {
  const countCalls = () => host.calls().filter((call) => isApiCall.test(call)).length;
  host.respondTo(/^HEAD /, {});
  host.respondTo(isApiCall, reply);
  let handledCount = countCalls();
  return async () => {
    await clock.waitFor(() => expect(countCalls()).toBeGreaterThan(handledCount));
    if (reply === 'never') await clock.advance(limits.requestTimeout);
    handledCount = countCalls();
  };
}

export const alertTexts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
export const headingTexts = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
