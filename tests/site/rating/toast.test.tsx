// @vitest-environment jsdom
import { limits, messages } from '@gildshelf/api-client/contract';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stopClock } from '../support/stopClock.ts';
import { expectSaved, form, openTitle } from './ratingSite.ts';

test('the toast of a saved rating is shown for 6 seconds', async () => {
  expect(limits.toastDuration).toBe(6000);
  const { user } = await openTitle('game');
  await user.selectOptions(form.status(), 'Completed');
  const clock = stopClock();
  fireEvent.click(form.submit());
  await clock.waitFor(() => expect(form.toasts()).toHaveLength(1));
  expect(form.toasts()[0]?.textContent).toContain(messages.media.ratingSaved);
  await clock.advance(5999);
  expect(form.toasts()).toHaveLength(1);
  await clock.advance(1);
  await clock.waitFor(() => expect(form.toasts()).toEqual([]));
});

test('a toast can be closed, and the next rating shows it again', async () => {
  const { user } = await openTitle('anime');
  for (const status of ['Watching', 'Paused']) {
    await user.selectOptions(form.status(), status);
    await user.click(form.submit());
    await expectSaved();
    const [toast] = form.toasts();
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(form.toasts()).toEqual([]));
  }
});
