import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { startServer } from '../../scripts/servers/startServer.ts';
import { expect, test } from './fixtures/cspTest.ts';
import { withMotion } from './fixtures/withMotion.ts';
import { browse, editAndRemove, openDashboardCard, signUp, track } from './mainJourney.ts';

test.use(withMotion);

test('a user finds and rates a title, and the rating is still stored after the server was killed', async ({
  page,
}, testInfo) => {
  const postgres = testInfo.project.metadata.database === 'postgres' ? await startPostgres() : null;
  const environment: Record<string, string> = postgres
    ? { DATABASE_URL: await postgres.createDatabase() }
    : {};
  let server = await startServer({ entry: 'built', environment });
  try {
    await browse(page, server);
    await signUp(page, server);
    await track(page, server);
    const { dataDirectory, port } = server;
    await server.kill();
    server = await startServer({ entry: 'built', dataDirectory, port, environment });
    const card = await openDashboardCard(page, server);
    await expect(card).toContainText('Status: Completed');
    await expect(card.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
    await editAndRemove(page, server);
  } finally {
    await server.stop();
    await postgres?.stop();
  }
});
