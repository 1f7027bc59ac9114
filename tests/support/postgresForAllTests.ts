import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';

/** Vitest's global setup: one PostgreSQL for the whole run, as `inject('postgresUrl')` in a test. */
export default async function postgresForAllTests(project: TestProject) {
  // Only where a server is killed does it matter what has reached the disk.
  const postgres = await startPostgres({ fsync: project.name === 'faults' });
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
