import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockResponse, SiteHost } from '../support/siteHost.ts';

/** How a delayed request ends: with the response of the fixtures, or with status 500. */
export type Outcome = 'success' | 'failure';

/** Delays the responses to a call until the test sends them. */
export function delayResponses(host: SiteHost, call: string | RegExp) {
  const pending: ((reply: MockResponse | undefined) => void)[] = [];
  let isReleased = false;
  host.respondTo(call, () => (isReleased ? undefined : new Promise((resolve) => void pending.push(resolve))));
  return {
    /** The number of pending requests. */
    pendingCount: () => pending.length,
    /** Waits until at least this many requests are pending. */
    waitForRequests: (times = 1) => waitFor(() => expect(pending.length).toBeGreaterThanOrEqual(times)),
    /** Sends all responses, does not delay later ones, and waits until the page has rendered them. */
    async release(outcome: Outcome = 'success') {
      isReleased = true;
      const reply = outcome === 'failure' ? { status: 500, json: { message: 'Too late.' } } : undefined;
      for (const resolve of pending.splice(0)) resolve(reply);
      for (let turn = 0; turn < 5; turn += 1)
        await act(() => new Promise((resolve) => setImmediate(resolve)));
    },
    /** Stops delaying responses; pending requests never get one. */
    stopDelaying() {
      isReleased = true;
    },
  };
}
