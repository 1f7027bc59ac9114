import {
  type DateEntry,
  expect,
  fetchHistory,
  fetchPlays,
  fetchRatings,
  fillDate,
  formOf,
  openHistory,
  test,
  titles,
  todayIn,
} from './historyTest.ts';

const dates: readonly (readonly [how: string, entry: DateEntry, stored: string, shown: RegExp])[] = [
  ['a year', { year: '2019' }, '2019', /^2019$/],
  ['a month', { month: '02', year: '2019' }, '2019-02', /^Feb 2019$/],
  ['a leap day', { day: '29', month: '02', year: '2020' }, '2020-02-29', /^29 Feb 2020$/],
  ['no date', {}, '', /^Without a date$/],
];

for (const [how, entry, stored, shown] of dates)
  test(`a play with ${how} is added and shown as exactly as it is known, also after a reload`, async ({
    page,
    server,
    user,
  }) => {
    const { plays, rows, dialog } = await openHistory(page, server, user, 'game', 'completed');
    await plays.getByRole('button', { name: 'Add a play' }).click();
    await fillDate(dialog, 'Finished', entry);
    await dialog.getByRole('button', { name: 'Save play' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rows).toHaveCount(1);
    await expect(rows.getByText(shown)).toBeVisible();
    expect(await fetchPlays(server, user, 'game')).toEqual([['finished', null, stored || null]]);
    expect(await fetchRatings(server, user, 'game')).toEqual([[titles.game.slug, 'completed', 4]]);
    await page.reload();
    await expect(rows.getByText(shown)).toBeVisible();
  });

test('a play is edited and removed; neither changes the status or the rating of the title', async ({
  page,
  server,
  user,
}) => {
  const { plays, rows, dialog } = await openHistory(page, server, user, 'game', 'completed');
  await plays.getByRole('button', { name: 'Add a play' }).click();
  await fillDate(dialog, 'Finished', { year: '2018' });
  await dialog.getByRole('slider').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save play' }).click();
  await rows.getByRole('button', { name: 'Edit play: 2018' }).click();
  await expect(dialog.getByRole('group', { name: 'Finished', exact: true }).getByLabel('Year')).toHaveValue(
    '2018',
  );
  await fillDate(dialog, 'Started', { month: '12', year: '2017' });
  await dialog.getByLabel('Platform').fill('Switch');
  await dialog.getByRole('button', { name: 'Save play' }).click();
  await expect(rows).toContainText('Dec 2017 to 2018');
  await expect(rows).toContainText('Switch');
  const [play] = (await fetchHistory(server, user, 'game')).plays;
  expect(play).toMatchObject({ started: '2017-12', finished: '2018', platform: 'Switch', rating: 0.5 });

  await rows.getByRole('button', { name: /^Edit play/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Remove this play?' });
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(0);
  expect(await fetchPlays(server, user, 'game')).toEqual([]);
  expect(await fetchRatings(server, user, 'game')).toEqual([[titles.game.slug, 'completed', 4]]);
});

test('an end before the start is an error at its field, and nothing is saved or lost', async ({
  page,
  server,
  user,
}) => {
  const { plays, dialog } = await openHistory(page, server, user, 'game', 'completed');
  await plays.getByRole('button', { name: 'Add a play' }).click();
  await fillDate(dialog, 'Started', { year: '2020' });
  await fillDate(dialog, 'Finished', { month: '05', year: '2019' });
  await dialog.getByRole('button', { name: 'Save play' }).click();
  const finished = dialog.getByRole('group', { name: 'Finished', exact: true });
  await expect(finished).toHaveAccessibleDescription('The end is before the start.');
  await expect(finished.getByLabel('Year')).toHaveValue('2019');
  expect(await fetchPlays(server, user, 'game')).toEqual([]);
  await fillDate(dialog, 'Finished', { year: '2021' });
  await dialog.getByRole('button', { name: 'Save play' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await fetchPlays(server, user, 'game')).toEqual([['finished', '2020', '2021-05']]);
});

test('+1 starts a play without a date of its own choice, counts episodes, and Finish ends it; the status moves up only', async ({
  page,
  server,
  user,
}) => {
  const { plays, rows } = await openHistory(page, server, user, 'anime', 'planned');
  const { status } = formOf(page);
  const add = plays.getByRole('button', { name: '+1 episode' });
  await add.click();
  const start = plays.getByRole('group', { name: 'When did you start?' });
  await start.getByRole('button', { name: 'Without a date' }).click();
  await expect(rows).toContainText(/1 (of \d+ )?episode/);
  await expect(status).toHaveValue('watching');
  await add.click();
  await expect(rows).toContainText(/2 (of \d+ )?episodes/);
  expect(await fetchPlays(server, user, 'anime')).toEqual([['ongoing', null, null]]);

  await rows.getByRole('button', { name: 'Finish', exact: true }).click();
  const finish = plays.getByRole('group', { name: 'When did you finish?' });
  await finish.getByRole('button', { name: 'Today' }).click();
  await expect(status).toHaveValue('completed');
  expect(await fetchPlays(server, user, 'anime')).toEqual([['finished', null, await todayIn(page)]]);
  expect((await fetchHistory(server, user, 'anime')).plays[0]?.progress).toBe(2);
});

test('a play of a title that is not in the collection adds the title to it', async ({
  page,
  server,
  user,
}) => {
  const { plays, note, dialog } = await openHistory(page, server, user, 'movie', null);
  await expect(note).toHaveCount(0);
  await plays.getByRole('button', { name: 'Add a play' }).click();
  await fillDate(dialog, 'Finished', { year: '1999' });
  await dialog.getByRole('button', { name: 'Save play' }).click();
  await expect(formOf(page).status).toHaveValue('watched');
  await expect(note).toBeVisible();
  expect(await fetchRatings(server, user, 'movie')).toEqual([[titles.movie.slug, 'watched', 0]]);
});
