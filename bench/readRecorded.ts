// Holds the adapters of the catalogue's providers against recorded answers of the real ones: `pnpm bench:read-recorded FOLDER`,
// where each folder inside has the name of a provider. It prints how many titles each answer held and how many were read, and
// what became of each field, and fails where a title could not be read.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from './components/markdownTable.ts';
import { adapters } from './recorded/adapters.ts';
import { fatesOf } from './recorded/fatesOf.ts';
import { joinParts } from './recorded/joinParts.ts';
import { readAnswer } from './recorded/readAnswer.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(
    'Which folder? `pnpm bench:read-recorded FOLDER`, with folders such as rawg/ and jikan/ in it.',
  );
  process.exit(1);
}

let expected = 0;
let read = 0;
for (const [name, adapter] of Object.entries(adapters)) {
  const files = globSync('*.json', { cwd: join(folder, name) }).sort();
  const recorded = files.map((file) => ({
    file,
    answer: JSON.parse(readFileSync(join(folder, name, file), 'utf8')),
  }));
  if (recorded.length === 0) continue;
  console.log(`\n## ${name}\n`);
  const counts: string[][] = [];
  const held: { list: unknown[]; title: unknown[] } = { list: [], title: [] };
  for (const { file, answer } of joinParts(recorded)) {
    const reading = await readAnswer(adapter, answer).catch((problem: Error) => problem);
    expected += reading instanceof Error ? 1 : reading.expected;
    read += reading instanceof Error ? 0 : reading.titles.length;
    if (reading instanceof Error) counts.push([file, 'title', `not read: ${reading.message}`]);
    else if (reading.expected === 0) counts.push([file, 'no title', '0 of 0']);
    else {
      const kind = reading.isList ? 'list' : 'title';
      counts.push([file, kind, `${reading.titles.length} of ${reading.expected}`]);
      held[kind].push(answer);
    }
  }
  console.log(markdownTable(['answer', 'holds', 'titles read'], counts));
  for (const [kind, answers] of Object.entries(held)) {
    if (answers.length === 0) continue;
    const rows = (await fatesOf(adapter, answers)).map(({ path, fate }) => [path, fate]);
    console.log(`\n${markdownTable([`field of a ${kind}`, 'what becomes of it'], rows)}`);
  }
}
console.log(`\n${read} of ${expected} titles read.`);
if (read < expected || expected === 0) process.exitCode = 1;
