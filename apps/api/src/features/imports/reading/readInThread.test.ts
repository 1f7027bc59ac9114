import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampleFile } from '../../../testing/imports/createImporter.ts';
import { readInThread } from './readInThread.ts';
import type { ReadMessage } from './readMessages.ts';

const script = fileURLToPath(new URL('../../../importThread.ts', import.meta.url));
const megabyte = 1024 * 1024;

async function read(files: readonly { name: string; bytes: Uint8Array }[], limits = {}, skipped = 0) {
  const messages: ReadMessage[] = [];
  for await (const message of readInThread(script, { files, options: {}, skipped }, limits))
    messages.push(message);
  return messages;
}

const aniList = () => sampleFile('anilist/gdpr_data.json');

test('reads files in a thread: their source, their titles without those that are stored, and the end', async () => {
  const [source, entries, end] = await read([aniList()], {}, 14);
  expect(source).toMatchObject({ kind: 'source', source: 'anilist', rowCount: 17, titleCount: 16 });
  expect(entries).toMatchObject({ kind: 'entries', entries: [{ isLeftOut: true }, { isLeftOut: true }] });
  expect(end).toEqual({ kind: 'end' });
});

test('a file that is no export is a problem with its reason', async () => {
  const bytes = new TextEncoder().encode('Buy milk');
  expect(await read([{ name: 'notes.txt', bytes }])).toEqual([
    { kind: 'problem', reason: 'unknown', detail: null },
  ]);
});

test('a file that needs more memory than the thread may have is too large, and the process goes on', async () => {
  const rows = Array.from(
    { length: 200_000 },
    (_, number) => `tt${number + 1000000},5,2020-01-01,Film ${number},movie`,
  );
  const bytes = new TextEncoder().encode(
    ['Const,Your Rating,Date Rated,Title,Title Type', ...rows].join('\n'),
  );
  expect(bytes.length).toBeLessThan(10 * megabyte);
  expect(await read([{ name: 'ratings.csv', bytes }], { memoryMegabytes: 24 })).toEqual([
    { kind: 'problem', reason: 'too-large', detail: null },
  ]);
});

test('a file that takes longer than it may is too large', async () => {
  expect(await read([aniList()], { ms: 0 })).toEqual([
    { kind: 'problem', reason: 'too-large', detail: null },
  ]);
});

test('the thread ends when its reader stops', async () => {
  const messages = readInThread(script, { files: [aniList()], options: {}, skipped: 0 });
  expect((await messages.next()).value).toMatchObject({ kind: 'source' });
  await messages.return(undefined);
  expect((await messages.next()).done).toBe(true);
});
