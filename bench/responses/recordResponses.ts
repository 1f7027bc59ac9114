// `pnpm bench:record-responses <file> [checkout]`: sends a fixed list of requests to a new server of a checkout (by default this one; it
// must be built) and writes status, headers and body of each response. Values that differ between two runs are masked, so that `diff` of
// two files shows how a change affects routes, texts, headers and responses.
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startServer } from '../../scripts/servers/startServer.ts';
import { maskResponse } from './maskResponse.ts';
import { replayRequests } from './replayRequests.ts';
import { requests } from './requests.ts';

const [file, checkout = '.'] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write');
const server = await startServer({
  entry: 'built',
  checkout: resolve(checkout),
  environment: { HUMAN_CHECK: 'none', PUBLIC_URL: 'http://shelf.example' },
});
const lines: string[] = [];
await replayRequests(server, requests, ({ method, path, note }, response, body, values) => {
  lines.push(`### ${method} ${path} ${note ?? ''}`.trim(), maskResponse(response, body, values), '');
});
writeFileSync(file, lines.join('\n'));
await server.stop();
rmSync(server.dataDirectory, { recursive: true });
console.log(`${requests.length} responses are in ${file}`);
