import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/servers/startPostgres.ts';

/** Vitest's global setup: starts one PostgreSQL for the whole run; its URL is `inject('postgresUrl')`. */
export default async function postgresForAllTests(project: TestProject) {
  // Writes have to reach the disk only in the tests that kill a server.
  const postgres = await startPostgres({ fsync: project.name === 'faults' });
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
