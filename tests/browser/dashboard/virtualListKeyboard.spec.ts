import { expect, test } from './longCollection.ts';

test('Tab moves from card to card through a collection of 5,000, and each focused card is in view', async ({
  page,
  openCollection,
}) => {
  const { card, link } = await openCollection(5000);
  await link(1).focus();
  for (let number = 1; number <= 30; number++) {
    await expect(link(number)).toBeFocused();
    await expect(link(number)).toBeInViewport();
    for (const action of ['Edit', 'Remove']) {
      await page.keyboard.press('Tab');
      await expect(card(number).getByRole('button', { name: action })).toBeFocused();
    }
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await expect(card(30).getByRole('button', { name: /^Remove/ })).toBeFocused();
});

test('the focused card stays in the DOM while it is scrolled out of view, and Tab continues from it', async ({
  page,
  openCollection,
}) => {
  const { card, link, numbers, scrollTo } = await openCollection(5000);
  const number = await scrollTo(100_000);
  await link(number).focus();
  await scrollTo(400_000);
  expect(await numbers()).toContain(number);
  await expect(link(number)).toBeFocused();
  await expect(card(number)).toHaveAttribute('aria-posinset', String(number));
  await page.keyboard.press('Shift+Tab');
  await expect(card(number - 1).getByRole('button', { name: /^Remove/ })).toBeFocused();
  await expect(card(number - 1)).toBeInViewport();

  await scrollTo(0);
  await page.keyboard.press('Tab');
  await expect(link(number)).toBeFocused();
  await expect(link(number)).toBeInViewport();

  await page.getByRole('radio', { name: 'Games' }).focus();
  await scrollTo(0);
  await expect.poll(numbers).not.toContain(number);
});

test('the keys that scroll a page scroll a collection of 5,000 cards', async ({ openCollection }) => {
  const { link, scrollBy } = await openCollection(5000);
  await scrollBy('PageDown');
  await expect(link(7)).toBeInViewport();
  await expect(link(1)).not.toBeInViewport();
  await scrollBy('End');
  await expect(link(5000)).toBeInViewport();
  await scrollBy('PageUp');
  await expect(link(5000)).not.toBeInViewport();
  await scrollBy('Home');
  await expect(link(1)).toBeInViewport();
});

test('deep in a collection of 5,000 cards, closing a dialog restores the focus, and a removal focuses the next card', async ({
  page,
  openCollection,
  expectNoViolations,
}) => {
  const { card, link, scrollTo } = await openCollection(5000);
  const number = await scrollTo(300_000);
  const edit = card(number).getByRole('button', { name: /^Edit/ });
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Edit Game' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Successfully Removed' })).toBeVisible();
  await expectNoViolations();
  await page.keyboard.press('Escape');
  await expect(link(number + 1)).toBeFocused();
  await expect(link(number + 1)).toBeInViewport();
  await expect(card(number + 1)).toHaveAttribute('aria-posinset', String(number));
  await expect(card(number + 1)).toHaveAttribute('aria-setsize', '4999');
  await expect(link(number)).toHaveCount(0);
});

test('removing the last card focuses the one before it', async ({ page, openCollection }) => {
  const { card, link, scrollTo } = await openCollection(5000);
  await scrollTo(10_000_000);
  await card(5000)
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Successfully Removed' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(link(4999)).toBeFocused();
});
