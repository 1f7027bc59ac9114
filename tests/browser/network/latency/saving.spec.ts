import { mediaTypes } from '@gildshelf/api-client/contract';
import { openFullyLoaded } from '../../fixtures/serverTest.ts';
import { signIn } from '../../fixtures/unlimitedTest.ts';
import { withMotion } from '../../fixtures/withMotion.ts';
import { addRating, cardOf, expect, formOf, test, titles } from '../../rating/ratingTest.ts';
import { dashboardOf } from '../../session/sessionTest.ts';
import { holdResponses } from './holdResponses.ts';

test.use(withMotion);

const { game } = titles;
const ratings = '**/ratings';

test('the Submit button of the rating form and the edit dialog keep their size while saving', async ({
  page,
  server,
  user,
}) => {
  await addRating(server, user, 'game', { status: 'playing', rating: 2 });
  await signIn(page, server, user);
  await openFullyLoaded(page, `${server.url}${game.path}`);
  const { status, submit, toast } = formOf(page);
  await status.selectOption('Dropped');
  const submitBox = await submit.boundingBox();
  const delayedRating = await holdResponses(page, ratings);
  await submit.click();
  await delayedRating.requested();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(await submit.boundingBox()).toEqual(submitBox);
  await delayedRating.release();
  await expect(toast).toHaveCount(1);

  await openFullyLoaded(page, `${server.url}${dashboardOf(user)}`);
  await cardOf(page, game.name)
    .getByRole('button', { name: `Edit ${game.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: mediaTypes.game.editTitle });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const dialogBox = await dialog.boundingBox();
  const delayedEdit = await holdResponses(page, ratings);
  await save.click();
  await delayedEdit.requested();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  expect(await dialog.boundingBox()).toEqual(dialogBox);
  await delayedEdit.release();
  await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toBeVisible();
});
