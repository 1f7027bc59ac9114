// `pnpm bench:record-responses <file> [checkout]`: sends a fixed list of requests to a new server of a checkout (by default this one; it
// must be built) and writes status, headers and body of each response. Values that differ between two runs are masked, so that `diff` of
// two files shows how a change affects routes, texts, headers and responses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/servers/freePort.ts';
import { maskResponse } from './maskResponse.ts';
import { type RecordedRequest, requests } from './requests.ts';

const [file, checkout = '.'] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write');
const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-responses-'));
const server = spawn(process.execPath, ['apps/api/dist/main.js'], {
  cwd: resolve(checkout),
  env: {
    PATH: process.env.PATH,
    DATA_DIR: dataDirectory,
    PORT: String(await freePort()),
    HUMAN_CHECK: 'none',
    PUBLIC_URL: 'http://shelf.example',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [url] = await Promise.race([
  new Promise<string[]>((resolveUrl) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const ready = /ready at (http:\S+)/.exec(line);
      if (ready?.[1]) resolveUrl([ready[1]]);
    });
  }),
  once(server, 'exit').then(() => Promise.reject(new Error('The server ended before it was ready'))),
]);

process.once('exit', () => server.kill('SIGKILL'));

/** Values from responses, which later requests contain as placeholders such as `{token}`. */
const values: Record<string, string> = {};
const insert = (text: string) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);

const lines: string[] = [];
for (const request of requests) {
  const response = await send(request);
  const body = await response.text();
  for (const [name, pattern] of Object.entries(request.saves ?? {})) {
    const value = pattern.exec(body)?.[1];
    if (!value)
      throw new Error(`${request.method} ${request.path} returned no ${name}: ${response.status} ${body}`);
    values[name] = value;
    if (name === 'token') values.userId = userOf(value);
  }
  if (request.savesMailedToken) values[request.savesMailedToken] = await mailedToken();
  lines.push(`### ${request.method} ${request.path} ${request.note ?? ''}`.trim());
  lines.push(maskResponse(response, body, values), '');
}
writeFileSync(file, lines.join('\n'));
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(dataDirectory, { recursive: true });
console.log(`${requests.length} responses are in ${file}`);

async function send({ method, path, headers, body, token }: RecordedRequest): Promise<Response> {
  return fetch(url + insert(path), {
    method,
    redirect: 'manual',
    headers: {
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${insert(`{${token}}`)}` }),
      ...headers,
    },
    ...(body !== undefined && { body: insert(typeof body === 'string' ? body : JSON.stringify(body)) }),
  });
}

/** Waits for the only mail and resolves to the token in its link. */
async function mailedToken(): Promise<string> {
  for (;;) {
    const folder = join(dataDirectory, 'outbox');
    const name = existsSync(folder) && readdirSync(folder).find((file) => file.endsWith('.eml'));
    const mail = name
      ? readFileSync(join(folder, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=')
      : '';
    const [, token] = /\?token=([\w.-]+)/.exec(mail) ?? [];
    if (token) return token;
    await wait(10);
  }
}

function userOf(token: string): string {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return String(payload.userId);
}
