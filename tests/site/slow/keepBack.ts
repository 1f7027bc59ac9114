import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Reply, SiteHost } from '../support/siteHost.ts';

/** How a host responds in the end. */
export type Outcome = 'the server' | 'a failure';

/** Keeps the responses to a call back, until they are given. */
export function keepBack(host: SiteHost, call: string | RegExp) {
  const held: ((reply: Reply | undefined) => void)[] = [];
  let isQuick = false;
  host.answer(call, () => (isQuick ? undefined : new Promise((resolve) => void held.push(resolve))));
  return {
    /** How many requests wait. */
    count: () => held.length,
    /** Waits until the host has so many requests. */
    requested: (times = 1) => waitFor(() => expect(held.length).toBeGreaterThanOrEqual(times)),
    /** Gives all responses, later ones at once, and waits until the page has rendered them. */
    async give(outcome: Outcome = 'the server') {
      isQuick = true;
      const reply = outcome === 'a failure' ? { status: 500, json: { message: 'Too late.' } } : undefined;
      for (const resolve of held.splice(0)) resolve(reply);
      for (let turn = 0; turn < 5; turn += 1)
        await act(() => new Promise((resolve) => setImmediate(resolve)));
    },
    /** From now on the host responds at once; earlier requests stay without a response. */
    wakeUp() {
      isQuick = true;
    },
  };
}
