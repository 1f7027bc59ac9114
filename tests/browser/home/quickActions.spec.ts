import { addRating, expect, fetchRatings, openSignedIn, test, titles } from '../rating/ratingTest.ts';

const { path, slug } = titles.game;

for (const width of [390, 1280])
  test(`a card's menu changes its status after the response, and the notice undoes it, at ${width} pixels`, async ({
    page,
    server,
    user,
    expectNoViolations,
  }) => {
    await addRating(server, user, 'game', { status: 'playing', rating: 4 });
    await page.setViewportSize({ width, height: 800 });
    let respond = () => {};
    const response = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/api/userGames/ratings', async (route) => {
      await response;
      await route.continue();
    });
    await openSignedIn(page, server, user.token, '/');
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
    await card.getByRole('button', { name: /: Playing$/ }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Completed' }).press('Enter');
    await expect(card.getByRole('status')).toHaveText('Saving…');
    await expect(card.getByRole('button', { name: /: Playing$/ })).toBeVisible();
    respond();
    await expect(card.getByRole('button', { name: /: Completed$/ })).toBeVisible();
    const notice = page.getByRole('region', { name: 'Changes (F8)' });
    await expect(notice).toContainText('Saved as Completed.');
    // The focus pauses the notice's 10 s, which may be less than the check takes on a slow machine.
    await page.keyboard.press('F8');
    await expectNoViolations();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: /: Playing$/ })).toBeVisible();
    expect(await fetchRatings(server, user, 'game')).toEqual([[slug, 'playing', 4]]);
  });

test('a visitor who is not signed in requests no statuses, and loads no menu', async ({ page, server }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();
  expect(requests.filter((url) => /collection\/statuses|QuickActions|StatusMenu/.test(url))).toEqual([]);
  await expect(page.locator('[data-part="action"]')).toHaveCount(0);
});
