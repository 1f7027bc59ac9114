import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './aptInstall.mjs';

const debianFolder = '/usr/lib/postgresql';

/**
 * A real PostgreSQL for the tests: the URL of a running server, or the folder of the binaries to start one.
 * @typedef {{ url: string } | { binaries: string }} Postgres
 */

/** Sorts versions such as 9.6, 15 and 17 numerically, the newest first. @param {string[]} versions */
export function newestFirst(versions) {
  return [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** @returns {string | undefined} */
function findBinaries() {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = existsSync(debianFolder) ? newestFirst(readdirSync(debianFolder)) : [];
  const folders = [configured, ...debian.map((version) => join(debianFolder, version, 'bin'))];
  // pg_config may belong to the client's headers only, so the folder must contain both programs.
  return folders.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * Finds PostgreSQL, or installs it as root on a system with apt; throws when neither works, so that a test that needs a
 * database is never skipped silently.
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
