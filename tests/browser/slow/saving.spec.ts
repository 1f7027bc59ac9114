import { mediaTypes } from '@gildshelf/api-client/contract';
import { signIn } from '../lenientTest.ts';
import { cardOf, expect, formOf, keep, test, titles } from '../rating/ratingTest.ts';
import { openWhole } from '../served.ts';
import { dashboardOf } from '../session/sessionTest.ts';
import { withMotion } from '../withMotion.ts';
import { keepBack } from './keepBack.ts';

test.use(withMotion);

const { game } = titles;
const ratings = '**/ratings';

test('a rating form and an edit dialog keep their size while they are saved', async ({
  page,
  server,
  person,
}) => {
  await keep(server, person, 'game', { status: 'playing', rating: 2 });
  await signIn(page, server, person);
  await openWhole(page, `${server.url}${game.path}`);
  const { status, submit, toast } = formOf(page);
  await status.selectOption('Dropped');
  const submitBox = await submit.boundingBox();
  const rating = await keepBack(page, ratings);
  await submit.click();
  await rating.asked();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(await submit.boundingBox()).toEqual(submitBox);
  await rating.give();
  await expect(toast).toHaveCount(1);

  await openWhole(page, `${server.url}${dashboardOf(person)}`);
  await cardOf(page, game.name)
    .getByRole('button', { name: `Edit ${game.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: mediaTypes.game.editTitle });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const dialogBox = await dialog.boundingBox();
  const edit = await keepBack(page, ratings);
  await save.click();
  await edit.asked();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  expect(await dialog.boundingBox()).toEqual(dialogBox);
  await edit.give();
  await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toBeVisible();
});
