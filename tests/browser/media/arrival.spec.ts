import { messages } from '@gildshelf/api-client/contract';
import { openWhole } from '../served.ts';
import { expect, test } from './mediaTest.ts';

test.use({ rendering: 'browser' });

const name = 'The Witcher 3: Wild Hunt';

test('a title from a card of Home says why there is no more of it when the network is cut', async ({
  page,
  server,
  context,
}) => {
  await openWhole(page, server.url);
  const card = page.getByRole('link', { name }).first();
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(messages.transport.unreachable);
});
