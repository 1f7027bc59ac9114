import { historyMessages, messages, ownMessages } from '@gildshelf/api-client/contract';
import { sendRequest } from '../../support/servers/sendRequest.ts';
import { openDashboard } from '../rating/ratingTest.ts';
import {
  addRating,
  expect,
  fetchHistory,
  fillDate,
  openHistory,
  openSignedIn,
  test,
  titles,
} from './historyTest.ts';

test('a title is a favourite once the server has saved it, also after a reload', async ({
  page,
  server,
  user,
}) => {
  const { details } = await openHistory(page, server, user, 'game');
  const favourite = details.getByRole('switch', { name: 'Favourite' });
  await expect(favourite).not.toBeChecked();
  await favourite.click();
  await expect(favourite).toBeChecked();
  await expect.poll(async () => (await fetchHistory(server, user, 'game')).is_favourite).toBe(true);
  await page.reload();
  await expect(favourite).toBeChecked();
});

test('a private title is not on the public page of the collection', async ({ page, server, user }) => {
  await addRating(server, user, 'game', { slug: 'portal-2' });
  const { details } = await openHistory(page, server, user, 'game', 'completed');
  await fetch(`${server.url}/api/profile/visibility`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ collection: 'public' }),
  });
  const publicTitles = async () => {
    const { body } = await sendRequest(server.url, `/api/collections/${user.username}/games`);
    return JSON.parse(body).items.map(({ slug }: { slug: string }) => slug);
  };
  expect(await publicTitles()).toEqual([titles.game.slug, 'portal-2']);
  await details.getByRole('switch', { name: 'Private' }).click();
  await expect(details.getByRole('switch', { name: 'Private' })).toBeChecked();
  expect(await publicTitles()).toEqual(['portal-2']);
  // Rendered for the first time: a page that was rendered before may be up to a minute old.
  const publicPage = await page.context().newPage();
  await publicPage.goto(`${server.url}/user/${user.username}/collection`);
  await expect(publicPage.getByRole('link', { name: /Portal 2/ })).toBeVisible();
  await expect(publicPage.getByRole('link', { name: /Hades/ })).toHaveCount(0);

  await page.goto(`${server.url}/user/${user.username}/profile`);
  await expect(page.getByText(ownMessages.visibility.leftOut)).toBeVisible();
});

test('tags are added by Enter, stored in lower case, and removed by a button', async ({
  page,
  server,
  user,
}) => {
  const { details } = await openHistory(page, server, user, 'game');
  await details.getByRole('button', { name: 'Add tags' }).click();
  const field = details.getByRole('combobox', { name: 'Tags' });
  await field.fill('Co-op  Night');
  await field.press('Enter');
  await expect.poll(async () => (await fetchHistory(server, user, 'game')).tags).toEqual(['co-op night']);
  await field.fill('cosy');
  await field.press('Enter');
  await expect
    .poll(async () => (await fetchHistory(server, user, 'game')).tags)
    .toEqual(['co-op night', 'cosy']);
  await details.getByRole('button', { name: /Remove .*co-op night/i }).click();
  await expect.poll(async () => (await fetchHistory(server, user, 'game')).tags).toEqual(['cosy']);
});

test('a removed title that is added again has its plays and its note, as described in the dialog before the removal', async ({
  page,
  server,
  user,
}) => {
  const { plays, rows, dialog } = await openHistory(page, server, user, 'game', 'completed');
  await plays.getByRole('button', { name: 'Add a play' }).click();
  await fillDate(dialog, 'Finished', { year: '2021' });
  await dialog.getByRole('button', { name: 'Save play' }).click();
  await expect(rows).toHaveCount(1);
  await openDashboard(page, server, user);
  await page.getByRole('button', { name: `Remove ${titles.game.name}` }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toContainText(messages.collection.confirmRemove(titles.game.name));
  await expect(confirmation).toContainText(historyMessages.storedAfterRemoval);
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Successfully Removed' })).toBeVisible();
  expect((await fetchHistory(server, user, 'game')).plays).toEqual([]);

  await addRating(server, user, 'game', { status: 'completed' });
  await openSignedIn(page, server, user.token, titles.game.path);
  await expect(rows).toContainText('2021');
});
