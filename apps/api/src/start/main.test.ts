import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownMessages } from '@gildshelf/api-client/contract';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { freePort } from '../testing/app/freePort.ts';
import { type RunningServer, runServer } from '../testing/app/runServer.ts';

let folder = '';
const servers: RunningServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-main-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill('SIGKILL');
    await server.end;
  }
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}, before?: string) {
  const server = runServer(
    { PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), HUMAN_CHECK: 'none', ...settings },
    before,
  );
  servers.push(server);
  return server;
}

const json = { 'content-type': 'application/json' };
const registration = (name: string) =>
  JSON.stringify({ email: `${name}@example.com`, username: name, password: 'correct1!', recaptchaToken: '' });
const register = (url: string, name: string) =>
  fetch(`${url}/api/auth/register`, { method: 'POST', headers: json, body: registration(name) });

describe('the server exits with 1 and a one-line message without a stack', () => {
  async function expectFailure(server: RunningServer, message: RegExp) {
    expect(await server.end).toBe(1);
    const lines = server
      .stderr()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('Warning: '));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(message);
    expect(server.stderr()).not.toMatch(/\n\s+at /);
    expect(server.stdout()).not.toContain('ready');
  }

  test('for a mistyped setting', async () => {
    await expectFailure(
      await start({ PROT: '5000' }),
      /^PROT is not a setting of Gildshelf: did you mean PORT\?$/,
    );
  });

  test('for an invalid value', async () => {
    await expectFailure(
      await start({ PORT: 'four thousand' }),
      /^PORT must be a whole number from 1 to 65535\.$/,
    );
  });

  // @control:SEC-09
  test('for a secret that is too short', async () => {
    await expectFailure(await start({ JWT_SECRET: 'short' }), /^JWT_SECRET must have at least 32 bytes\.$/);
  });

  test('for a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expectFailure(
      await start({ PORT: String(port) }),
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use: `),
    );
    other.close();
  });

  test('for an unreachable PostgreSQL', async () => {
    const server = await start({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/shelf' });
    await expectFailure(server, /127\.0\.0\.1/);
    expect(server.stderr()).not.toContain('hunter2');
  });

  test('for a database of a newer version', async () => {
    const dataDirectory = join(folder, 'data');
    const store = await openDatabase({ dataDirectory });
    await migrate(store);
    await store.close();
    const file = (await readdir(dataDirectory)).find((name) => name.endsWith('.db')) ?? '';
    const database = new Sqlite(join(dataDirectory, file));
    database.prepare('insert into migration_record (name, timestamp) values (?, ?)').run('9999 later', 'x');
    database.close();
    await expectFailure(await start(), /newer/);
  });

  // @control:FLT-04
  test('for a data directory that is not writable', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    await expectFailure(await start({}, `mount -t tmpfs -o ro tmpfs ${data}`), /data/);
  });

  test('for a file in place of the data directory', async () => {
    await writeFile(join(folder, 'data'), '');
    await expectFailure(await start(), /data/);
  });

  test('for a truncated secret file', async () => {
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data', 'secret'), 'short');
    await expectFailure(await start(), /secret is shorter than 32 bytes/);
  });
});

describe('a server', () => {
  // @control:FLT-02
  test('prints its URL once it is ready, completes a request in flight on SIGTERM, and prints the link of its mail', async () => {
    const server = await start();
    const url = await server.ready;
    expect(server.stdout().trim().split('\n').at(-1)).toBe(`Gildshelf is ready at ${url}`);

    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const body = registration('Bob');
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk;
    });
    const head = ['POST /api/auth/register HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json'];
    socket.write(
      `${[...head, `Content-Length: ${body.length}`, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`,
    );
    // The server is handling the request once it has sent 100 Continue.
    await vi.waitFor(() => expect(response).toContain('100 Continue'));
    server.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow());
    socket.write(body);
    expect(await server.end).toBe(0);
    expect(response).toContain('HTTP/1.1 200');
    expect(response).toContain(ownMessages.account.registered);
    expect(response.toLowerCase()).toContain('connection: close');

    const again = await start();
    await again.ready;
    const mailLine =
      /Mail "Verify your email for Gildshelf": (http:\S+\/auth\/verify-email\?token=[\w-]{64})\n/;
    await vi.waitFor(() => expect(server.stdout() + again.stdout()).toMatch(mailLine), { timeout: 10_000 });
    const [, written = ''] = mailLine.exec(server.stdout() + again.stdout()) ?? [];
    const outbox = join(folder, 'data', 'outbox');
    await vi.waitFor(async () => expect(await readdir(outbox)).toHaveLength(1));
    const [file = ''] = await readdir(outbox);
    expect(await readFile(join(outbox, file), 'utf8')).toContain(written);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s stops an idle one with keep-alive connections at once',
    async (signal) => {
      const server = await start();
      const url = await server.ready;
      await (await fetch(`${url}/api/games/top`)).text();
      const begin = performance.now();
      server.kill(signal);
      expect(await server.end).toBe(0);
      expect(performance.now() - begin).toBeLessThan(5_000);
      expect(server.stderr().replace(/^Warning: .*\n/gm, '')).toBe('');
    },
  );

  // @control:FLT-05
  test('shares users and tokens with another instance on the same data directory', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const [firstUrl, secondUrl] = await Promise.all([first.ready, second.ready]);
    expect((await register(firstUrl, 'Bob')).status).toBe(200);
    expect((await register(secondUrl, 'bob')).status).toBe(409);
    const both = () => first.stdout() + second.stdout();
    const token = () => /verify-email\?token=([\w-]+)/.exec(both())?.[1];
    await vi.waitFor(() => expect(token()).toBeDefined(), { timeout: 10_000 });
    const post = (url: string, path: string, body: object) =>
      fetch(`${url}/api/auth/${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    expect((await post(secondUrl, 'verify-email', { token: token() })).status).toBe(200);
    const login = await post(firstUrl, 'login', { username: 'bob', password: 'correct1!' });
    const { token: session } = (await login.json()) as { token: string };
    const profile = await fetch(`${secondUrl}/api/profile`, {
      headers: { authorization: `Bearer ${session}` },
    });
    expect(profile.status).toBe(200);
    expect(both().match(/verify-email\?token=/g)).toHaveLength(1);
  });

  test('creates all files for its owner only, even in a data directory that others can read', async () => {
    const data = join(folder, 'data');
    await mkdir(data, { mode: 0o755 });
    const server = await start();
    expect((await register(await server.ready, 'bob')).status).toBe(200);
    await vi.waitFor(() => expect(server.stdout()).toContain('verify-email?token='), { timeout: 10_000 });
    const names = await readdir(data, { recursive: true });
    expect(names).toEqual(expect.arrayContaining(['gildshelf.db', 'gildshelf.db-wal', 'secret', 'outbox']));
    for (const name of names) expect((await stat(join(data, name))).mode & 0o077, name).toBe(0);
  });

  // @control:FLT-04
  test('on a full disk responds to writes with 503, still serves reads, and writes again without damage once there is space', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    const server = await start({}, `mount -t tmpfs -o size=12m tmpfs ${data}`);
    const url = await server.ready;
    expect((await register(url, 'before')).status).toBe(200);
    // The mount namespace of the server, seen from this process.
    const filler = `/proc/${server.pid}/root${join(data, 'filler')}`;
    await writeFile(filler, Buffer.alloc(16 * 1024 * 1024)).catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'ENOSPC' }),
    );
    let rejected: Response | undefined;
    const registered = ['before', 'after'];
    for (let index = 0; index < 30 && rejected?.status !== 503; index++) {
      rejected = await register(url, `full${index}`);
      if (rejected.status === 200) registered.push(`full${index}`);
    }
    expect(rejected?.status).toBe(503);
    expect(await rejected?.json()).toEqual({ message: ownMessages.request.unavailable });
    expect((await fetch(`${url}/api/games/top`)).status).toBe(200);
    await rm(filler);
    expect((await register(url, 'after')).status).toBe(200);
    // A copy as a crash at this moment would leave it; SQLite cannot open files in the other mount namespace.
    const image = join(folder, 'image');
    await mkdir(image);
    server.kill('SIGSTOP');
    for (const name of ['gildshelf.db', 'gildshelf.db-wal'])
      await copyFile(`/proc/${server.pid}/root${join(data, name)}`, join(image, name));
    server.kill('SIGCONT');
    const database = new Sqlite(join(image, 'gildshelf.db'));
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.prepare('select username from users order by 1').pluck().all()).toEqual(
      registered.sort(),
    );
    database.close();
    server.kill('SIGTERM');
    expect(await server.end).toBe(0);
  });
});
