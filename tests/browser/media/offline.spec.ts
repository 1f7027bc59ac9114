import { messages } from '@gildshelf/api-client/contract';
import { openFullyLoaded, waitForPrefetched } from '../fixtures/serverTest.ts';
import { expect, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

const name = 'The Witcher 3: Wild Hunt';

test('a title opened from a card of Home while offline shows its name and an error message', async ({
  page,
  server,
  context,
}) => {
  await openFullyLoaded(page, server.url);
  const card = page.getByRole('link', { name }).first();
  await expect(card).toBeVisible();
  await waitForPrefetched(page, 'MediaPage');
  await context.setOffline(true);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(messages.transport.unreachable);
});
