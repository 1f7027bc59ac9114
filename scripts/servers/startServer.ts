import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './freePort.ts';

const root = join(import.meta.dirname, '../..');
const entries = {
  built: (build: string) => ['--max-semi-space-size=8', join(build, 'main.js')],
  source: () => ['--conditions=@gildshelf/source', 'apps/api/src/main.ts'],
  bare: () => ['bench/server/bareServer.mjs'],
};
const ready = /Gildshelf is ready at (http:\S+)/;

export interface ServerOptions {
  /** `built` is what `npm start` runs; `source` needs no build; `bare` is the minimal server that benchmarks compare with. */
  readonly entry?: keyof typeof entries;
  /** The checkout whose server is started; by default this one. */
  readonly checkout?: string;
  /** The folder of the build that `built` runs, relative to the checkout. */
  readonly build?: string;
  readonly dataDirectory?: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A Gildshelf server in its own process. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDirectory: string;
  /** Its stdout and stderr so far. */
  readonly output: () => string;
  /** `kill -9`. */
  readonly kill: () => Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
  /** The verification and password links in the mails of its outbox folder, the newest last. */
  readonly mailedLinks: () => string[];
}

// An interrupted test run leaves no server behind.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server without open data and waits until it is ready; rejects with its output when it ends before. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDirectory = options.dataDirectory ?? mkdtempSync(join(tmpdir(), 'gildshelf-data-'));
  const port = options.port ?? (await freePort());
  const child = spawn(
    process.execPath,
    entries[options.entry ?? 'source'](options.build ?? 'apps/api/dist'),
    {
      cwd: options.checkout ?? root,
      env: {
        ...cleanEnvironment(),
        ...{ DATA_DIR: dataDirectory, PORT: String(port), CATALOGUE_DATA: 'none' },
        ...options.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const readyUrl = ready.exec(line)?.[1];
      if (readyUrl) resolve(readyUrl);
    });
    child.once('exit', (code) =>
      reject(new Error(`The server exited with code ${code}. Its output:\n${output}`)),
    );
  });
  return {
    url,
    port,
    pid: child.pid ?? 0,
    dataDirectory,
    output: () => output,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
    mailedLinks: () => readMailedLinks(join(dataDirectory, 'outbox')),
  };
}

function cleanEnvironment() {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, NODE_OPTIONS: ___, ...rest } = process.env;
  return rest;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

function readMailedLinks(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  // Mail bodies are quoted-printable: soft line breaks and =3D belong to the encoding, not to the link.
  const texts = mails.map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
  return texts.flatMap(
    (text) =>
      text.match(/https?:\/\/[^\s"<>]+\/auth\/(?:verify-email|reset-password)\?token=[\w.-]+/)?.[0] ?? [],
  );
}
