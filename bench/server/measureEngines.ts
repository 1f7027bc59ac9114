import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { makeTemporaryFolder } from './makeTemporaryFolder.ts';

/** An empty database of one engine, with which a server can start. */
export interface MeasuredEngine {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly dataDirectory: string;
  /** The environment variables with which a server uses this database. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Builds the served packages if their builds are stale, then measures with SQLite and after that with PostgreSQL. */
export async function measureEngines(measure: (engine: MeasuredEngine) => Promise<void>): Promise<void> {
  const folder = makeTemporaryFolder();
  await buildStale(servedBuilds);
  const postgres = await startPostgres();
  const engineOf = (name: MeasuredEngine['name'], settings: MeasuredEngine['settings']) => {
    const dataDirectory = join(folder, name);
    mkdirSync(dataDirectory);
    return { name, dataDirectory, settings };
  };
  try {
    await measure(engineOf('SQLite', {}));
    await measure(engineOf('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() }));
  } finally {
    await postgres.stop();
  }
}
