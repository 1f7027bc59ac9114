import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { readExamples } from './support/readExamples.ts';
import { runProgram } from './support/runProgram.ts';

const scratch = inject('scratch');

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('the example without React in the README of api-client runs in Node and prints the top list of a server', async () => {
  const example = readExamples(join(import.meta.dirname, '../..')).find(
    ({ place, language }) => place.startsWith('packages/api-client/README.md') && language === 'ts',
  );
  const script = example?.code.replace('https://api.example', server.url) ?? '';
  expect(script).toContain(server.url);
  writeFileSync(join(scratch, 'topGames.mjs'), script);
  const output = await runProgram(scratch, process.execPath, ['topGames.mjs']);
  expect(output).toContain("slug: 'hades-2018'");
});
