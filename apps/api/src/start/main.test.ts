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
const register = (address: string, name: string) =>
  fetch(`${address}/api/auth/register`, { method: 'POST', headers: json, body: registration(name) });

describe('a start that cannot be is one sentence, exit code 1 and no stack', () => {
  async function failsWith(server: RunningServer, sentence: RegExp) {
    expect(await server.end).toBe(1);
    const lines = server
      .error()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('Warning: '));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(sentence);
    expect(server.error()).not.toMatch(/\n\s+at /);
    expect(server.out()).not.toContain('ready');
  }

  test('a slip in a name', async () => {
    await failsWith(
      await start({ PROT: '5000' }),
      /^PROT is not a setting of Gildshelf: did you mean PORT\?$/,
    );
  });

  test('a value that is none', async () => {
    await failsWith(await start({ PORT: 'four thousand' }), /^PORT takes a whole number from 1 to 65535\.$/);
  });

  // @control:SEC-09
  test('a short secret', async () => {
    await failsWith(await start({ JWT_SECRET: 'short' }), /^JWT_SECRET takes at least 32 bytes\.$/);
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await failsWith(
      await start({ PORT: String(port) }),
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use: `),
    );
    other.close();
  });

  test('a PostgreSQL that is not there', async () => {
    const server = await start({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/shelf' });
    await failsWith(server, /127\.0\.0\.1/);
    expect(server.error()).not.toContain('hunter2');
  });

  test('a database of a newer version', async () => {
    const dataDirectory = join(folder, 'data');
    const store = await openDatabase({ dataDirectory });
    await migrate(store);
    await store.close();
    const file = (await readdir(dataDirectory)).find((name) => name.endsWith('.db')) ?? '';
    const database = new Sqlite(join(dataDirectory, file));
    database.prepare('insert into migration_record (name, timestamp) values (?, ?)').run('9999 later', 'x');
    database.close();
    await failsWith(await start(), /newer/);
  });

  // @control:FLT-04
  test('a folder that cannot be written to', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    await failsWith(await start({}, `mount -t tmpfs -o ro tmpfs ${data}`), /data/);
  });

  test('a file where the folder should be', async () => {
    await writeFile(join(folder, 'data'), '');
    await failsWith(await start(), /data/);
  });

  test('a secret that somebody cut short', async () => {
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data', 'secret'), 'short');
    await failsWith(await start(), /secret is shorter than 32 bytes/);
  });
});

describe('a server', () => {
  // @control:FLT-02
  test('says last where it is, mails a link to the console, and ends in order with a request in flight', async () => {
    const server = await start();
    const address = await server.ready;
    expect(server.out().trim().split('\n').at(-1)).toBe(`Gildshelf is ready at ${address}`);

    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const body = registration('Bob');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const head = ['POST /api/auth/register HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json'];
    socket.write(
      `${[...head, `Content-Length: ${body.length}`, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`,
    );
    // The server has the request in hand when it asks for the body.
    await vi.waitFor(() => expect(answer).toContain('100 Continue'));
    server.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(address)).rejects.toThrow());
    socket.write(body);
    expect(await server.end).toBe(0);
    expect(answer).toContain('HTTP/1.1 200');
    expect(answer).toContain(ownMessages.account.registered);
    expect(answer.toLowerCase()).toContain('connection: close');

    const again = await start();
    await again.ready;
    const link = /Mail "Verify your email for Gildshelf": (http:\S+\/auth\/verify-email\?token=[\w-]{64})\n/;
    await vi.waitFor(() => expect(server.out() + again.out()).toMatch(link), { timeout: 10_000 });
    const [, written = ''] = link.exec(server.out() + again.out()) ?? [];
    const outbox = join(folder, 'data', 'outbox');
    await vi.waitFor(async () => expect(await readdir(outbox)).toHaveLength(1));
    const [file = ''] = await readdir(outbox);
    expect(await readFile(join(outbox, file), 'utf8')).toContain(written);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends an idle one with kept-alive connections at once',
    async (signal) => {
      const server = await start();
      const address = await server.ready;
      await (await fetch(`${address}/api/games/top`)).text();
      const begin = performance.now();
      server.kill(signal);
      expect(await server.end).toBe(0);
      expect(performance.now() - begin).toBeLessThan(5_000);
      expect(server.error().replace(/^Warning: .*\n/gm, '')).toBe('');
    },
  );

  // @control:FLT-05
  test('beside another on the same folder serves the same people, and their tokens', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const [here, there] = await Promise.all([one.ready, two.ready]);
    expect((await register(here, 'Bob')).status).toBe(200);
    expect((await register(there, 'bob')).status).toBe(409);
    const both = () => one.out() + two.out();
    const token = () => /verify-email\?token=([\w-]+)/.exec(both())?.[1];
    await vi.waitFor(() => expect(token()).toBeDefined(), { timeout: 10_000 });
    const post = (address: string, path: string, body: object) =>
      fetch(`${address}/api/auth/${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
    expect((await post(there, 'verify-email', { token: token() })).status).toBe(200);
    const login = await post(here, 'login', { username: 'bob', password: 'correct1!' });
    const { token: session } = (await login.json()) as { token: string };
    const profile = await fetch(`${there}/api/profile`, { headers: { authorization: `Bearer ${session}` } });
    expect(profile.status).toBe(200);
    expect(both().match(/verify-email\?token=/g)).toHaveLength(1);
  });

  test('in a folder that others may look into keeps everything from them', async () => {
    const data = join(folder, 'data');
    await mkdir(data, { mode: 0o755 });
    const server = await start();
    expect((await register(await server.ready, 'bob')).status).toBe(200);
    await vi.waitFor(() => expect(server.out()).toContain('verify-email?token='), { timeout: 10_000 });
    const names = await readdir(data, { recursive: true });
    expect(names).toEqual(expect.arrayContaining(['gildshelf.db', 'gildshelf.db-wal', 'secret', 'outbox']));
    for (const name of names) expect((await stat(join(data, name))).mode & 0o077, name).toBe(0);
  });

  // @control:FLT-04
  test('on a full disk says that it cannot answer, lives on, reads on, and writes again when there is room, and nothing is damaged', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    const server = await start({}, `mount -t tmpfs -o size=12m tmpfs ${data}`);
    const address = await server.ready;
    expect((await register(address, 'before')).status).toBe(200);
    // The other mount space, seen from here.
    const filler = `/proc/${server.pid}/root${join(data, 'filler')}`;
    await writeFile(filler, Buffer.alloc(16 * 1024 * 1024)).catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'ENOSPC' }),
    );
    let refused: Response | undefined;
    const kept = ['before', 'after'];
    for (let index = 0; index < 30 && refused?.status !== 503; index++) {
      refused = await register(address, `full${index}`);
      if (refused.status === 200) kept.push(`full${index}`);
    }
    expect(refused?.status).toBe(503);
    expect(await refused?.json()).toEqual({ message: ownMessages.request.unavailable });
    expect((await fetch(`${address}/api/games/top`)).status).toBe(200);
    await rm(filler);
    expect((await register(address, 'after')).status).toBe(200);
    // As a crash at this moment would leave it; SQLite itself cannot be led into the other mount space.
    const image = join(folder, 'image');
    await mkdir(image);
    server.kill('SIGSTOP');
    for (const name of ['gildshelf.db', 'gildshelf.db-wal'])
      await copyFile(`/proc/${server.pid}/root${join(data, name)}`, join(image, name));
    server.kill('SIGCONT');
    const database = new Sqlite(join(image, 'gildshelf.db'));
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(database.prepare('select username from users order by 1').pluck().all()).toEqual(kept.sort());
    database.close();
    server.kill('SIGTERM');
    expect(await server.end).toBe(0);
  });
});
