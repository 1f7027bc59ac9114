import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePostgres } from '../install/ensurePostgres.mjs';
import { createPostgresDatabase } from './createPostgresDatabase.ts';
import { freePort } from './freePort.ts';

const ready = 'database system is ready to accept connections';
const startTimeoutMs = 30_000;

/** A real PostgreSQL for tests. `url` is that of its maintenance database; each test file should call `createDatabase`. */
export type Postgres = {
  url: string;
  createDatabase: () => Promise<string>;
  /** Shuts the server down (SIGINT) and deletes its data. */
  stop: () => Promise<void>;
  /** Shuts the server down (SIGINT) and keeps its data for `restart`. */
  stopServer: () => Promise<void>;
  /** `kill -9`: the server flushes nothing, but the operating system still writes what it has buffered. */
  kill: () => Promise<void>;
  /** Starts the server again with the same data and port; shuts it down before if it is running. */
  restart: () => Promise<void>;
};

/** Starts a PostgreSQL server, or uses the one at TEST_DATABASE_URL, which cannot be stopped or killed. */
export async function startPostgres({
  fsync = true,
  sharedMb = 32,
  environment = process.env,
} = {}): Promise<Postgres> {
  const postgres = ensurePostgres(environment);
  if ('url' in postgres) return externalServer(postgres.url);

  const owner = databaseOwner();
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const deleteFolder = deleteFolderAfterExit(folder);
  const data = join(folder, 'data');
  initialise(join(postgres.binaries, 'initdb'), data, owner);

  const launch = (port: number) => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'lc_messages=C',
      `fsync=${fsync ? 'on' : 'off'}`,
      'max_connections=200',
      `shared_buffers=${sharedMb}MB`,
    ];
    const flags = settings.flatMap((setting) => ['-c', setting]);
    return launchServer(join(postgres.binaries, 'postgres'), ['-D', data, ...flags], owner);
  };

  const first = await onFreePort(launch);
  const { port } = first;
  let { server } = first;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };

  return {
    url,
    createDatabase: () => createPostgresDatabase(url),
    stopServer: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      await deleteFolder();
    },
    restart: async () => {
      await end('SIGINT');
      server = await whenReleased(() => launch(port));
    },
  };
}

type Owner = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root uses Debian's `postgres` user, or else `nobody`. */
function databaseOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and this system has neither a user 'postgres' nor 'nobody'.",
  );
}

function initialise(initdb: string, data: string, owner: Owner) {
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const result = spawnSync(initdb, ['-D', data, ...flags], { encoding: 'utf8', cwd: '/', ...owner });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
}

class StartFailure extends Error {}

function launchServer(program: string, args: string[], owner: Owner): Promise<ChildProcess> {
  // In its own process group, so that Ctrl+C in the terminal does not reach the database before the tests.
  const server = spawn(program, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => {
      clearTimeout(deadline);
      server.kill('SIGKILL');
      reject(new StartFailure(`PostgreSQL did not start (${reason}): ${output}`));
    };
    const handleExit = (code: number | null) => fail(`exit code ${code}`);
    const handleText = (text: string) => {
      output += text;
      if (!output.includes(ready)) return;
      clearTimeout(deadline);
      server.off('exit', handleExit);
      // The output still has to be drained, since a full pipe would block the server.
      server.stderr.off('data', handleText).resume();
      resolve(server);
    };
    const deadline = setTimeout(() => fail(`not ready in ${startTimeoutMs} ms`), startTimeoutMs);
    server.once('error', (error) => fail(error.message));
    server.once('exit', handleExit);
    server.stderr.setEncoding('utf8').on('data', handleText);
  });
}

/** Tries another port when a process has taken the free one before the server could listen. */
async function onFreePort(launch: (port: number) => Promise<ChildProcess>) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { port, server: await launch(port) };
    } catch (error) {
      const isTaken = error instanceof StartFailure && error.message.includes('Address already in use');
      if (!isTaken || attempt === 5) throw error;
    }
  }
}

/** Retries the start: after `kill -9` the backends hold the shared memory for a moment, and a new server refuses to start. */
async function whenReleased(launch: () => Promise<ChildProcess>): Promise<ChildProcess> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      return await launch();
    } catch (error) {
      const isHeld =
        error instanceof StartFailure && /pre-existing shared memory|lock file/.test(error.message);
      if (!isHeld || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function externalServer(url: string): Postgres {
  const reject = async () => {
    throw new Error('The server at TEST_DATABASE_URL cannot be killed: unset the variable for this test.');
  };
  return {
    url,
    createDatabase: () => createPostgresDatabase(url),
    stop: async () => {},
    stopServer: reject,
    kill: reject,
    restart: reject,
  };
}

// The pipe closes when this process ends, also by `kill -9`, which no exit handler would catch.
const guard = `
  cat > /dev/null
  kill -9 "$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null)" 2> /dev/null
  # An interrupted initdb may still be writing.
  until rm -rf "$1"; do sleep 1; done
`;

/**
 * Starts a process that, once this process has ended or the returned function is called, kills the PostgreSQL server that still
 * runs on the folder and deletes the folder. Call it before the server is started.
 */
function deleteFolderAfterExit(folder: string): () => Promise<void> {
  const child = spawn('sh', ['-c', guard, 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  return async () => {
    const ended = once(child, 'exit');
    child.ref();
    child.stdin.end();
    await ended;
  };
}
