import { limits, mediaTypes, messages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { Person } from '../../support/signUp.ts';
import {
  browsersOwnLog,
  cardOf,
  dashboardOf,
  expect,
  expectSilence,
  formOf,
  keep,
  keepBack,
  openAs,
  openWhole,
  test,
  titles,
  walkTo,
} from './slowTest.ts';

const { game } = titles;
const ratings = '**/ratings';

/** Opens a page as somebody who keeps two games, with all of the site's code. */
async function openKept(page: Page, server: RunningServer, person: Person, path: string) {
  await keep(server, person, 'game', { status: 'playing', rating: 2 });
  await keep(server, person, 'game', { slug: 'portal-2', status: 'completed', rating: 5 });
  await openAs(page, server, person.token, path);
  await openWhole(page, `${server.url}${path}`);
}

test.describe('leaving', () => {
  test.use({ mayLog: new RegExp(`${browsersOwnLog.source}|^Saving the rating of`) });

  for (const answer of ['the server', 'a failure'] as const) {
    test(`a rating that ${answer} answers after somebody has gone to another title is no news there`, async ({
      page,
      server,
      person,
    }) => {
      await openKept(page, server, person, game.path);
      const form = formOf(page);
      await expect(form.status).toHaveValue('playing');
      const late = await keepBack(page, ratings);
      await form.status.selectOption('Dropped');
      await form.submit.click();
      await late.asked();
      await walkTo(page, '/game/portal-2');
      await expect(form.status).toHaveValue('completed');
      await late.give(answer);
      await expectSilence(page);
      await expect(form.status).toHaveValue('completed');
      await expect(form.stars).toHaveAttribute('aria-valuetext', '5 of 5 stars');
      await expect(form.submit).not.toHaveAttribute('aria-busy');
      await walkTo(page, game.path);
      await expect(form.status).toHaveValue(answer === 'the server' ? 'dropped' : 'playing');
      await expectSilence(page);
    });

    test(`an edit and a removal that ${answer} answers after somebody has left the dashboard open no dialog`, async ({
      page,
      server,
      person,
    }) => {
      await page.clock.install();
      await openKept(page, server, person, dashboardOf(person));
      for (const [action, button, calls] of [
        ['Edit', 'Save', ratings],
        ['Remove', 'Delete', /\/userGames\/[^/]+\/games\/[^/]+$/],
      ] as const) {
        const late = await keepBack(page, calls);
        await cardOf(page, game.name)
          .getByRole('button', { name: `${action} ${game.name}` })
          .click();
        await page.getByRole('button', { name: button, exact: true }).click();
        await late.asked();
        await walkTo(page, '/search');
        await expect(page.getByRole('heading', { level: 1, name: 'Discover Content' })).toBeVisible();
        await late.give(answer);
        await page.clock.runFor(2 * limits.dialogDelay);
        await expectSilence(page);
        await expect(page.getByRole('combobox')).toBeEnabled();
        await walkTo(page, dashboardOf(person));
        await expect(cardOf(page, 'Portal 2')).toBeVisible();
        await expectSilence(page);
      }
      await expect(cardOf(page, game.name)).toHaveCount(answer === 'the server' ? 0 : 1);
    });
  }
});

test.describe('never', () => {
  test.use({ mayLog: /^Saving the rating of/ });

  test(`a rating without an answer works for 15 seconds, then says '${messages.media.ratingFailed}', and can be sent again`, async ({
    page,
    server,
    person,
  }) => {
    await page.clock.install();
    await openKept(page, server, person, game.path);
    const form = formOf(page);
    await form.status.selectOption('Dropped');
    const silent = await keepBack(page, ratings);
    const box = await form.submit.boundingBox();
    await form.submit.click();
    await silent.asked();
    await page.clock.runFor(limits.requestTimeout - 1000);
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    expect(await form.submit.boundingBox()).toEqual(box);
    await expectSilence(page);
    await page.clock.runFor(1000);
    await expect(form.failure).toHaveText(messages.media.ratingFailed);
    await expect(form.status).toHaveValue('dropped');
    silent.wakeUp();
    await form.submit.click();
    await expect(form.toast).toHaveText(messages.media.ratingSaved);
    await expect(form.failure).toHaveCount(0);
  });

  test('an edit without an answer keeps its dialog for 15 seconds and after them, and can be saved again', async ({
    page,
    server,
    person,
  }) => {
    await page.clock.install();
    await openKept(page, server, person, dashboardOf(person));
    await cardOf(page, game.name)
      .getByRole('button', { name: `Edit ${game.name}` })
      .click();
    const dialog = page.getByRole('dialog', { name: mediaTypes.game.editTitle });
    const save = dialog.getByRole('button', { name: 'Save' });
    await dialog.getByLabel('Status').selectOption('Dropped');
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const box = await dialog.boundingBox();
    const silent = await keepBack(page, ratings);
    await save.click();
    await silent.asked();
    await page.clock.runFor(limits.requestTimeout - 1000);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    expect(await dialog.boundingBox()).toEqual(box);
    await page.clock.runFor(1000);
    await expect(save).not.toHaveAttribute('aria-busy');
    await expect(dialog.getByLabel('Status')).toHaveValue('dropped');
    await expect(page.getByRole('alert')).toHaveCount(0);
    silent.wakeUp();
    await save.click();
    await expect(page.getByRole('dialog', { name: 'Rating Updated' })).toBeVisible();
  });
});
