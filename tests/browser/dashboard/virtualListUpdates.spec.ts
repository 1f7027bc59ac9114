import type { Locator } from '@playwright/test';
import { expect, rowPitch, test } from './longCollection.ts';

/** Counts the cards that are added to a list from now on. */
async function countNewCards(list: Locator): Promise<() => Promise<number>> {
  await list.evaluate((element) => {
    Reflect.set(window, 'newCards', 0);
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      Reflect.set(window, 'newCards', Reflect.get(window, 'newCards') + added.length);
    }).observe(element, { childList: true });
  });
  return () => list.evaluate(() => Reflect.get(window, 'newCards'));
}

test('a filter over 5,000 cards renders only the cards that come into view', async ({
  page,
  openCollection,
}) => {
  const { list, card, numbers, scrollTo } = await openCollection(5000);
  const newCards = await countNewCards(list);
  await page.getByLabel('Status').selectOption('Planned');
  await expect(card(3)).toHaveAttribute('aria-posinset', '1');
  await expect(card(3)).toHaveAttribute('aria-setsize', '1250');
  expect((await numbers()).every((number) => number % 4 === 3)).toBe(true);
  await scrollTo(417 * rowPitch);
  await expect(card(4999)).toHaveAttribute('aria-posinset', '1250');

  await scrollTo(0);
  await expect(card(3)).toBeInViewport();
  await page.getByLabel('Status').selectOption('All');
  await expect(card(1)).toHaveAttribute('aria-setsize', '5000');
  expect(await newCards()).toBeLessThan(150);
});

test('a dialog and an edit in a collection of 5,000 cards re-create no card element', async ({
  page,
  openCollection,
}) => {
  const { list, card, scrollTo } = await openCollection(5000);
  const number = await scrollTo(300_000);
  const marked = await list.evaluate((element) => {
    for (const item of element.children) Reflect.set(item, 'isMarked', true);
    return element.children.length;
  });
  await card(number).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByLabel('Status').selectOption('Playing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toContainText(
    `Game ${number} of many has been rated`,
  );
  await page.keyboard.press('Escape');
  await expect(card(number)).toContainText('Status: Playing');
  await expect(card(number).getByRole('button', { name: /^Edit/ })).toBeFocused();
  expect(
    await list.evaluate(
      (element) => [...element.children].filter((item) => Reflect.get(item, 'isMarked')).length,
    ),
  ).toBe(marked);
});

test('an edit that removes a card from a filtered collection of 5,000 gives its position and focus to the next card', async ({
  page,
  openCollection,
}) => {
  const { card, link, scrollTo } = await openCollection(5000);
  await page.getByLabel('Status').selectOption('Dropped');
  await expect(card(4)).toHaveAttribute('aria-setsize', '1250');
  const number = await scrollTo(60_000);
  await card(number).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByLabel('Status').selectOption('Completed');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Rating Updated' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(card(number)).toHaveCount(0);
  await expect(card(number + 4)).toHaveAttribute('aria-posinset', String(number / 4));
  await expect(card(number + 4)).toHaveAttribute('aria-setsize', '1249');
  await expect(link(number + 4)).toBeFocused();
});
