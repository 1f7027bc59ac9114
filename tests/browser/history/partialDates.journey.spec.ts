import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Messages } from '@gildshelf/ui';
import pg from 'pg';
import { messages as de } from '../../../apps/site/src/languages/de.ts';
import { messages as ja } from '../../../apps/site/src/languages/ja.ts';
import { startPostgres } from '../../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../../scripts/servers/startServer.ts';
import { signUp } from '../../support/accounts/signUp.ts';
import { test as cspTest } from '../fixtures/cspTest.ts';
import { signIn, withoutLimits } from '../fixtures/unlimitedTest.ts';
import { addRating, expect, fetchPlays, titles } from './historyTest.ts';

interface Journey {
  readonly server: RunningServer;
  /** The stored start and end of the plays of a user. */
  readonly readPlays: (username: string) => Promise<unknown[]>;
}

/** A server on the database of the project, whose tables the test reads. */
const test = cspTest.extend<object, { journey: Journey }>({
  journey: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument
    async ({}, use, { project }) => {
      const postgres = project.metadata.database === 'postgres' ? await startPostgres() : null;
      const url = await postgres?.createDatabase();
      const server = await startServer({
        entry: 'built',
        environment: { ...withoutLimits, ...(url && { DATABASE_URL: url }) },
      });
      const sql = (username: string) =>
        `select started, finished from plays join users using (user_id) where username = '${username}' order by finished`;
      await use({
        server,
        readPlays: async (username) =>
          url ? readPostgres(url, sql(username)) : readSqlite(server, sql(username)),
      });
      await server.stop();
      await postgres?.stop();
    },
    { scope: 'worker' },
  ],
});

function readSqlite({ dataDirectory }: RunningServer, sql: string) {
  const database = new DatabaseSync(join(dataDirectory, 'gildshelf.db'), { readOnly: true });
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}

async function readPostgres(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const languages: Readonly<Record<string, Messages>> = { de, ja };

/** Far from UTC on both sides; the order of the parts of a date is that of the language of the page. */
const places = [
  {
    ...{ language: 'en', locale: 'en-US', timezoneId: 'Pacific/Honolulu' },
    ...{ order: ['Day', 'Month', 'Year'], shown: ['2019', '29 Feb 2020', 'Mar 2021'] },
  },
  {
    ...{ language: 'de', locale: 'de-DE', timezoneId: 'Europe/Berlin' },
    ...{ order: ['Day', 'Month', 'Year'], shown: ['2019', '29. Feb. 2020', 'März 2021'] },
  },
  {
    ...{ language: 'ja', locale: 'ja-JP', timezoneId: 'Pacific/Kiritimati' },
    ...{ order: ['Year', 'Month', 'Day'], shown: ['2019年', '2020年2月29日', '2021年3月'] },
  },
] as const;

for (const { language, locale, timezoneId, order, shown } of places)
  test.describe(`in ${locale} and the time zone ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test('a year, a month and a leap day reach the database, the API and the page as they were entered', async ({
      page,
      journey: { server, readPlays },
    }) => {
      const translated = (text: string) => String(languages[language]?.[text] ?? text);
      const user = await signUp(server, `Mara${language}`);
      await addRating(server, user, 'game');
      await signIn(page, server, user);
      await page.goto(`${server.url}${titles.game.path}?lang=${language}`);
      const plays = page.getByRole('region', { name: translated('Your plays') });
      const dialog = page.getByRole('dialog');

      async function add(dates: Readonly<Record<string, Readonly<Record<string, string>>>>) {
        await plays.getByRole('button', { name: translated('Add a play') }).click();
        for (const [field, parts] of Object.entries(dates)) {
          const group = dialog.getByRole('group', { name: translated(field), exact: true });
          await group.locator('select').waitFor();
          const labels = await group
            .locator('input, select')
            .evaluateAll((controls) => controls.map((control) => control.getAttribute('aria-label')));
          expect(labels).toEqual(order.map(translated));
          for (const [part, value] of Object.entries(parts)) {
            const control = group.getByLabel(translated(part), { exact: true });
            if (part === 'Month') await control.selectOption(value);
            else await control.fill(value);
          }
        }
        await dialog.getByRole('button', { name: translated('Save play') }).click();
        await expect(dialog).toHaveCount(0);
      }

      await add({ Started: { Year: '2019' }, Finished: { Day: '29', Month: '02', Year: '2020' } });
      await add({ Finished: { Month: '03', Year: '2021' } });
      const [year = '', day = '', month = ''] = shown;
      await page.reload();
      const rows = plays.getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(0)).toContainText(month);
      await expect(rows.nth(1)).toContainText(year);
      await expect(rows.nth(1)).toContainText(day);
      expect(await fetchPlays(server, user, 'game')).toEqual([
        ['finished', null, '2021-03'],
        ['finished', '2019', '2020-02-29'],
      ]);
      expect(await readPlays(user.username)).toEqual([
        { started: '2019', finished: '2020-02-29' },
        { started: null, finished: '2021-03' },
      ]);
    });
  });
