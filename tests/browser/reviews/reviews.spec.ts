import { tabTo } from '../fixtures/tabTo.ts';
import { addRating } from '../rating/ratingTest.ts';
import {
  addReview,
  createReviewer,
  expect,
  fetchOwnReview,
  openSignedIn,
  path,
  scrollToReviews,
  test,
} from './reviewTest.ts';

for (const width of [390, 1280])
  test(`the keyboard alone writes, edits and deletes a review at ${width} pixels`, async ({
    page,
    server,
    user,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await addRating(server, user, 'game');
    await openSignedIn(page, server, user.token, path);
    const { section, by, dialog } = await scrollToReviews(page);
    const write = section.getByRole('button', { name: 'Write a review' });
    await write.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByLabel('Your review'));
    await page.keyboard.type('**Great** until ||he leaves||.');
    await tabTo(page, dialog.getByRole('button', { name: 'Preview' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('strong')).toHaveText('Great');
    await tabTo(page, dialog.getByRole('button', { name: 'Publish review' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(by(user).getByRole('strong').last()).toHaveText('Great');
    expect(await fetchOwnReview(server, user)).toMatchObject({
      ...{ text: '**Great** until ||he leaves||.', is_spoiler: false, visibility: 'public', rating: 4 },
    });

    const spoiler = by(user).getByRole('button', { name: 'Show spoiler' });
    await spoiler.focus();
    await page.keyboard.press('Enter');
    await expect(by(user)).toContainText('he leaves');
    await expect(by(user).getByRole('button', { name: 'Hide spoiler', expanded: true })).toBeFocused();

    await tabTo(page, by(user).getByRole('button', { name: 'Edit your review' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('radio', { name: 'Public' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, dialog.getByRole('button', { name: 'Save review' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(by(user)).toContainText('Only you');
    await expect(by(user).getByRole('button', { name: 'Edit your review' })).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabTo(page, confirmation.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    // While a dialog is open, the page behind it is hidden from assistive technology.
    await expect(write).toBeVisible();
    await expect(by(user)).toHaveCount(0);
    expect(await fetchOwnReview(server, user)).toBeNull();
  });

test('a review is voted for and reported; the vote is shown after a reload', async ({
  page,
  server,
  user,
}) => {
  const author = await createReviewer(server, { text: 'Great.' });
  await openSignedIn(page, server, user.token, path);
  const { by, dialog } = await scrollToReviews(page);
  await by(author).getByRole('button', { name: 'Helpful' }).click();
  await expect(by(author).getByRole('button', { name: 'Helpful (1)', pressed: true })).toBeVisible();
  await by(author).getByRole('button', { name: 'Report' }).click();
  await dialog.getByLabel('Reason').fill('It insults me.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toHaveCount(0);
  const thanks = 'Thank you. The operator of this server sees your report.';
  // Not its announcement, which begins with 'Notification'.
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await page.reload();
  await scrollToReviews(page);
  await expect(by(author).getByRole('button', { name: 'Helpful (1)', pressed: true })).toBeVisible();
});

test('unsaved input is not lost without a confirmation', async ({ page, server, user }) => {
  await addRating(server, user, 'game');
  await openSignedIn(page, server, user.token, path);
  const { section, dialog } = await scrollToReviews(page);
  await section.getByRole('button', { name: 'Write a review' }).click();
  await dialog.getByLabel('Your review').fill('Half a');
  await page.keyboard.press('Escape');
  const confirmation = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await confirmation.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Your review')).toHaveValue('Half a');
  await page.keyboard.press('Escape');
  await confirmation.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Write a review' })).toBeFocused();
});

test('a visitor loads no code of reviews before they are near the window, and no form', async ({
  page,
  server,
}) => {
  const author = await createReviewer(server, { text: 'Great.' });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  // An idle page preloads the code of all forms, but not for a visitor who saves data.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(server.url + path);
  await expect(page.getByRole('region', { name: 'Similar titles' })).toBeVisible();
  expect(urls.filter((url) => /review/i.test(url) && !url.includes('Deferred'))).toEqual([]);
  const { section, by } = await scrollToReviews(page);
  await expect(by(author)).toContainText('Great.');
  expect(urls.filter((url) => url.endsWith('/own'))).toEqual([]);
  expect(urls.filter((url) => /ReviewDialog|ReportDialog/.test(url))).toEqual([]);
  await section.getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('reviews of other users are loaded page by page', async ({ page, server }) => {
  for (let index = 0; index < 11; index++) await createReviewer(server, { text: `Number ${index}.` });
  await page.goto(server.url + path);
  const { section, articles } = await scrollToReviews(page);
  const before = await articles.count();
  await section.getByRole('button', { name: 'Show more reviews' }).click();
  await expect.poll(() => articles.count()).toBeGreaterThan(before);
  expect(await articles.nth(before).evaluate((article) => article.contains(document.activeElement))).toBe(
    true,
  );
});

// @control:SEC-04
test('hostile texts stay text: no markup, no scripts, no links but to websites', async ({
  page,
  server,
  pageErrors,
}) => {
  const script = "globalThis.taken='yes'";
  const text = [
    `<img src=x onerror="${script}"><script>${script}</script><svg/onload="${script}">`,
    `[a](javascript:${script}) [b](JAVASCRIPT:${script}) [c](data:text/html,<script>${script}</script>)`,
    `<javascript:${script}> [d](vbscript:a) [e](//example.org) [f](https://user@example.org)`,
    `![g](https://example.org/x.png) \u202eabc &lt;b&gt; <https://example.org/safe>`,
    `${'>'.repeat(500)} ${'*a '.repeat(500)}${'||'.repeat(500)}${'['.repeat(500)}${'x'.repeat(3000)}`,
  ].join('\n\n');
  const author = await createReviewer(server, { text });
  await page.goto(server.url + path);
  const { by } = await scrollToReviews(page);
  await expect(by(author)).toContainText('<script>');
  expect(await page.evaluate(() => 'taken' in globalThis)).toBe(false);
  expect(await by(author).locator('img, script, iframe, style').count()).toBe(0);
  const links = await by(author)
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]));
  const rel = 'ugc nofollow noopener noreferrer';
  expect(links).toEqual([
    ['https://example.org/x.png', rel],
    ['https://example.org/safe', rel],
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('a private review and a spoiler are not in the document of others', async ({ page, server, user }) => {
  const author = await createReviewer(server, { text: 'The ending is ||unforgettable||.' });
  await addReview(server, user, { text: 'My secret opinion.', visibility: 'private' });
  await page.goto(server.url + path);
  const { by } = await scrollToReviews(page);
  await expect(by(author)).toContainText('The ending is');
  await expect(by(user)).toHaveCount(0);
  expect(await page.content()).not.toMatch(/unforgettable|secret opinion/);
});
