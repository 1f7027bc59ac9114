import { gzipSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileLimits } from './fileLimits.ts';
import { openArchive } from './openArchive.ts';

const open = (bytes: Uint8Array, name = 'export.zip') =>
  openArchive({ name, bytes }).map((file) => [file.name, Buffer.from(file.bytes).toString()]);
const zipOf = (members: Zippable) => zipSync(members);
const textsOf = (...names: readonly string[]) =>
  zipOf(Object.fromEntries(names.map((name) => [name, strToU8(name)])));
const problem = (reason: string) => expect.objectContaining({ name: 'FileProblem', reason });

/** The position of a signature of four bytes; its first two are 'PK'. */
const signatureAt = (bytes: Uint8Array, ...last: readonly number[]) =>
  Buffer.from(bytes).indexOf(Uint8Array.of(0x50, 0x4b, ...last));

test('a file that is no archive is returned as it is, whatever its name is', () => {
  expect(open(strToU8('a,b'), 'export.zip')).toEqual([['export.zip', 'a,b']]);
  expect(open(strToU8('PK,Name'), 'a.csv')).toEqual([['a.csv', 'PK,Name']]);
});

test('gzip is unpacked by its content, and its name is without .gz', () => {
  expect(open(gzipSync('text'), 'list.xml.gz')).toEqual([['list.xml', 'text']]);
  expect(open(gzipSync('text'), 'list.xml')).toEqual([['list.xml', 'text']]);
});

test.each([
  ['truncated', gzipSync('text'.repeat(99)).subarray(0, 20)],
  ['with other bytes', Buffer.from([0x1f, 0x8b, 9, 9, 9])],
])('gzip that is %s is malformed', (_, bytes) => {
  expect(() => open(bytes)).toThrow(problem('malformed'));
});

test('gzip that unpacks to more than the limit is too large', () => {
  const bomb = gzipSync(Buffer.alloc(fileLimits.member + 1));
  expect(() => open(bomb)).toThrow(problem('too-large'));
});

test('the members of a zip are returned, compressed and stored', () => {
  const zip = zipOf({ 'a.csv': [strToU8('one'), { level: 0 }], 'b/c.csv': strToU8('two'.repeat(99)) });
  expect(open(zip)).toEqual([
    ['a.csv', 'one'],
    ['b/c.csv', 'two'.repeat(99)],
  ]);
});

test.each([
  [
    ['export/a.csv', 'export/b/c.csv'],
    ['a.csv', 'b/c.csv'],
  ],
  [
    ['x/y/a.csv', 'x/y/b.csv'],
    ['a.csv', 'b.csv'],
  ],
  [
    ['x/a.csv', 'b.csv'],
    ['x/a.csv', 'b.csv'],
  ],
  [
    ['x\\a.csv', 'x\\b.csv'],
    ['a.csv', 'b.csv'],
  ],
  [['x/a.csv', '__MACOSX/x/._a.csv', 'x/.DS_Store', '.DS_Store', 'x/Thumbs.db'], ['a.csv']],
])('the members %j are named %j', (members, names) => {
  expect(open(textsOf(...members)).map(([name]) => name)).toEqual(names);
});

test('folders are no members', () => {
  expect(open(zipOf({ 'x/': new Uint8Array(), 'x/a.csv': strToU8('a') }))).toEqual([['a.csv', 'a']]);
});

test('a zip without members is malformed', () => {
  expect(() => open(zipOf({}))).toThrow(problem('malformed'));
});

test('a member that unpacks to more than its limit is too large, in bounded memory', () => {
  const bomb = zipOf({ 'a.csv': [new Uint8Array(100 * 1024 * 1024), { level: 1 }] });
  const before = process.memoryUsage().arrayBuffers;
  expect(() => open(bomb)).toThrow(problem('too-large'));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(3 * fileLimits.member);
});

test('members that together unpack to more than the limit are too large', () => {
  const member = new Uint8Array(fileLimits.member - 1);
  expect(() => open(zipSync({ a: member, b: member, c: member }, { level: 1 }))).toThrow(
    problem('too-large'),
  );
});

test('sizes are counted, not read from the headers', () => {
  const zip = zipOf({ 'a.csv': new Uint8Array(fileLimits.member + 1) });
  const header = signatureAt(zip, 3, 4);
  const directory = signatureAt(zip, 1, 2);
  new DataView(zip.buffer).setUint32(header + 22, 1, true);
  new DataView(zip.buffer).setUint32(directory + 24, 1, true);
  expect(() => open(zip)).toThrow(problem('too-large'));
});

test('more members than the limit are too many', () => {
  const names = Array.from({ length: fileLimits.members + 1 }, (_, index) => `${index}.csv`);
  expect(open(textsOf(...names.slice(1)))).toHaveLength(fileLimits.members);
  expect(() => open(textsOf(...names))).toThrow(problem('too-large'));
});

test.each([
  ['first', 0],
  ['second', 1],
])('a zip of which the %s member is encrypted is rejected', (_, index) => {
  const zip = textsOf('a.csv', 'b.csv');
  const view = new DataView(zip.buffer);
  let directory = signatureAt(zip, 1, 2);
  for (let skipped = 0; skipped < index; skipped += 1)
    directory += 46 + view.getUint16(directory + 28, true) + view.getUint16(directory + 30, true);
  const header = view.getUint32(directory + 42, true);
  view.setUint16(directory + 8, view.getUint16(directory + 8, true) | 1, true);
  view.setUint16(header + 6, view.getUint16(header + 6, true) | 1, true);
  expect(() => open(zip)).toThrow(problem('encrypted'));
});

const long = () => zipOf({ 'a.csv': strToU8(Array.from({ length: 9_999 }, (_, i) => i * i).join()) });

test.each([
  ['without its end', () => long().subarray(0, 9_000)],
  ['with other bytes in a member', () => long().fill(0xff, 200, 400)],
  ['with its first bytes only', () => long().subarray(0, 4)],
])('a zip %s is malformed', (_, damaged) => {
  expect(() => open(damaged())).toThrow(problem('malformed'));
});

test('an upload above the limit is too large', () => {
  expect(() => open(new Uint8Array(fileLimits.file + 1))).toThrow(problem('too-large'));
});
