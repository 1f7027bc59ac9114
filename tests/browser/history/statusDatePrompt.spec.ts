import { messages } from '@gildshelf/api-client/contract';
import type { Page } from '@playwright/test';
import {
  expect,
  fetchPlays,
  fetchRatings,
  fillDate,
  formOf,
  historyOf,
  openHistory,
  openSignedIn,
  test,
  titles,
  todayIn,
} from './historyTest.ts';

/** Saves a status in the form. */
async function saveStatus(page: Page, status: string) {
  const form = formOf(page);
  await form.status.selectOption(status);
  await form.submit.click();
  await expect(form.toast.filter({ hasText: messages.media.ratingSaved }).last()).toBeVisible();
}

test('after a start the prompt offers today, and stores it only when it is chosen', async ({
  page,
  server,
  user,
}) => {
  const { prompt, rows } = await openHistory(page, server, user, 'game', 'planned');
  await saveStatus(page, 'playing');
  await expect(prompt).toHaveAccessibleName('When did you start?');
  expect(await fetchPlays(server, user, 'game')).toEqual([]);
  await prompt.getByRole('button', { name: 'Started today' }).click();
  await expect(prompt).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  expect(await fetchPlays(server, user, 'game')).toEqual([['ongoing', await todayIn(page), null]]);
});

const endings = [
  ['today', (page: Page) => choose(page, 'Finished today'), todayIn],
  ['another day', (page: Page) => enter(page, 'Another day', { day: '2', month: '07' }), '2024-07-02'],
  ['a year', (page: Page) => enter(page, 'A year'), '2024'],
  ['no date', (page: Page) => choose(page, "Don't know"), null],
] as const;

const choose = (page: Page, name: string) => historyOf(page).prompt.getByRole('button', { name }).click();

async function enter(page: Page, button: string, { day = '', month = '' } = {}) {
  const { prompt } = historyOf(page);
  await choose(page, button);
  await fillDate(prompt, 'Finished', { day, month, year: '2024' });
  await prompt.getByRole('button', { name: 'Save date' }).click();
}

/** Adds a play by one hour of progress, with the chosen date of its start, and completes the title. */
async function addAndComplete(page: Page, start: string) {
  const { plays } = historyOf(page);
  await plays.getByRole('button', { name: '+1 h' }).click();
  await plays.getByRole('button', { name: start }).click();
  await expect(plays.getByRole('listitem')).toHaveCount(1);
  await saveStatus(page, 'completed');
}

for (const [how, act, expected] of endings)
  test(`after an end the prompt stores ${how} for the play that was open, and the status stays`, async ({
    page,
    server,
    user,
  }) => {
    const { prompt } = await openHistory(page, server, user, 'game', 'playing');
    await addAndComplete(page, 'Without a date');
    await expect(prompt).toHaveAccessibleName('When did you finish?');
    // The server has ended the play, without a date.
    expect(await fetchPlays(server, user, 'game')).toEqual([['finished', null, null]]);
    await act(page);
    await expect(prompt).toHaveCount(0);
    const date = typeof expected === 'function' ? await expected(page) : expected;
    expect(await fetchPlays(server, user, 'game')).toEqual([['finished', null, date]]);
    expect(await fetchRatings(server, user, 'game')).toEqual([[titles.game.slug, 'completed', 4]]);
  });

test('a date before the start of the play is an error, and the prompt stays with it', async ({
  page,
  server,
  user,
}) => {
  const { prompt } = await openHistory(page, server, user, 'game', 'playing');
  await addAndComplete(page, 'Started today');
  await enter(page, 'A year');
  await expect(prompt).toContainText('The end is before the start.');
  await expect(prompt.getByLabel('Year')).toHaveValue('2024');
});

test('the button against further prompts closes the prompt in this browser for all titles', async ({
  page,
  server,
  user,
}) => {
  const { prompt } = await openHistory(page, server, user, 'game', 'planned');
  await saveStatus(page, 'playing');
  await prompt.getByRole('button', { name: "Don't ask again" }).click();
  await expect(prompt).toHaveCount(0);
  await openSignedIn(page, server, user.token, titles.anime.path);
  await expect(historyOf(page).plays).toBeVisible();
  await saveStatus(page, 'watching');
  await expect(prompt).toHaveCount(0);
});

test('the prompt is closed without a date, and is not shown when only the rating has changed', async ({
  page,
  server,
  user,
}) => {
  const { prompt } = await openHistory(page, server, user, 'game', 'planned');
  await saveStatus(page, 'playing');
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toHaveCount(0);
  await formOf(page).stars.press('End');
  await saveStatus(page, 'playing');
  await expect(prompt).toHaveCount(0);
  expect(await fetchPlays(server, user, 'game')).toEqual([]);
});
