import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

const debianFolder = '/usr/lib/postgresql';

/**
 * Where the tests find a real PostgreSQL: a server that already runs, or the folder of the binaries to start one.
 * @typedef {{ url: string } | { binaries: string }} Postgres
 */

/** The newest folder of a list such as /usr/lib/postgresql/{9.6,15,17}/bin. @param {string[]} versions */
export function newestFirst(versions) {
  return [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** @returns {string | undefined} */
function findBinaries() {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = existsSync(debianFolder) ? newestFirst(readdirSync(debianFolder)) : [];
  const folders = [configured, ...debian.map((version) => join(debianFolder, version, 'bin'))];
  // pg_config may belong to the client's headers alone, so the folder counts only with both programs in it.
  return folders.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * Finds PostgreSQL, installs it where this is root on a system with apt, and otherwise stops with one sentence:
 * a test that needs a database is never skipped in silence.
 * @returns {Postgres}
 */
export function ensurePostgres(environment = process.env) {
  if (environment.TEST_DATABASE_URL) return { url: environment.TEST_DATABASE_URL };
  const found = findBinaries();
  if (found) return { binaries: found };
  aptInstall('postgresql');
  const installed = findBinaries();
  if (installed) return { binaries: installed };
  throw new Error(
    'The tests need PostgreSQL: install its server (initdb and postgres), or set TEST_DATABASE_URL to a server where databases may be created.',
  );
}
