import { limits } from '@gildshelf/api-client/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { countDocumentLoads } from './countDocumentLoads.ts';
import type { OpenSite } from './openSite.tsx';
import { stopClock } from './stopClock.ts';

/** Submits a login or a registration that fails, and opens the site again as the following reload does. */
export async function failAndReload(site: OpenSite, submit: string): Promise<void> {
  // The site reloads a page only if a HEAD request for it succeeds.
  site.host.respondTo(`HEAD ${location.pathname}`, {});
  const loads = countDocumentLoads();
  const clock = stopClock();
  fireEvent.click(screen.getByRole('button', { name: submit }));
  await clock.waitFor(() => screen.getByText('Refreshing...'));
  await clock.advance(limits.reloadDelay);
  await clock.waitFor(() => expect(loads()).toBe(1));
  clock.resume();
  await site.reload();
}
