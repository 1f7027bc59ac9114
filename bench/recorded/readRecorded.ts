// Runs the adapters of the catalogue's providers on recorded responses of the real providers: `pnpm bench:read-recorded FOLDER`, where
// each subfolder has the name of a provider. Prints how many titles each response has and how many were read, and how the adapter uses
// each field; fails if a title could not be read. (It needs an argument, so `pnpm bench` does not run it.)
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../figures/markdownTable.ts';
import { adapters } from './adapters.ts';
import { fieldUsageOf } from './fieldUsageOf.ts';
import { joinParts } from './joinParts.ts';
import { readResponse } from './readResponse.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(
    'Name a folder: `pnpm bench:read-recorded FOLDER`, with subfolders such as rawg/ and jikan/.',
  );
  process.exit(1);
}

let expected = 0;
let read = 0;
for (const [name, adapter] of Object.entries(adapters)) {
  const files = globSync('*.json', { cwd: join(folder, name) }).sort();
  const recorded = files.map((file) => ({
    file,
    response: JSON.parse(readFileSync(join(folder, name, file), 'utf8')),
  }));
  if (recorded.length === 0) continue;
  console.log(`\n## ${name}\n`);
  const counts: string[][] = [];
  const readResponses: { list: unknown[]; title: unknown[] } = { list: [], title: [] };
  for (const { file, response } of joinParts(recorded)) {
    const reading = await readResponse(adapter, response).catch((problem: Error) => problem);
    expected += reading instanceof Error ? 1 : reading.expected;
    read += reading instanceof Error ? 0 : reading.titles.length;
    if (reading instanceof Error) counts.push([file, 'title', `not read: ${reading.message}`]);
    else if (reading.expected === 0) counts.push([file, 'no title', '0 of 0']);
    else {
      const kind = reading.isList ? 'list' : 'title';
      counts.push([file, kind, `${reading.titles.length} of ${reading.expected}`]);
      readResponses[kind].push(response);
    }
  }
  console.log(markdownTable(['response', 'content', 'titles read'], counts));
  for (const [kind, responses] of Object.entries(readResponses)) {
    if (responses.length === 0) continue;
    const rows = (await fieldUsageOf(adapter, responses)).map(({ path, usage }) => [path, usage]);
    console.log(`\n${markdownTable([`field of a ${kind}`, 'use'], rows)}`);
  }
}
console.log(`\n${read} of ${expected} titles read.`);
if (read < expected || expected === 0) process.exitCode = 1;
