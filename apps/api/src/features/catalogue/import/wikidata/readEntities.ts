import { readJsonArray } from '../readJsonArray.ts';
import { type ImportEntry, readLines } from '../readLines.ts';

/** Maximum length of an entity in UTF-16 units: the largest ones of Wikidata have some millions. */
const maxEntityLength = 16_000_000;

/** Reads a dump of Wikidata, in which each line has an entity and a comma between '[' and ']', JSON lines, or any other JSON array. */
export async function* readEntities(chunks: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  const { start, all } = await withStart(chunks);
  if (hasEntityPerLine(start)) yield* readEntityLines(all);
  else yield* readJsonArray(all, maxEntityLength);
}

/** Whether the first line with text but '[' is longer than the first line of an indented entity, and begins with an entity. */
function hasEntityPerLine(start: string): boolean {
  return /^\ufeff?\s*(?:\[\s*\n)?\s*\{[^\n]/.test(start);
}

async function* readEntityLines(chunks: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  for await (const { number: line, text } of readLines(chunks, maxEntityLength)) {
    if (text === undefined) {
      yield { line, error: `is longer than ${maxEntityLength} characters` };
      continue;
    }
    const entity = text
      .replace(/^\ufeff/, '')
      .trim()
      .replace(/,$/, '');
    if (entity === '' || entity === '[' || entity === ']') continue;
    try {
      yield { line, value: JSON.parse(entity) };
    } catch {
      yield { line, error: 'is not valid JSON' };
    }
  }
}

/** Number of characters that decide how a file is read. */
const startLength = 1000;

/** The start of a stream of chunks, and all its chunks. */
async function withStart(chunks: AsyncIterable<string>) {
  const iterator = chunks[Symbol.asyncIterator]();
  const first: string[] = [];
  let start = '';
  while (start.length < startLength) {
    const { done, value } = await iterator.next();
    if (done) break;
    first.push(value);
    start += value;
  }
  async function* all(): AsyncGenerator<string> {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { start, all: all() };
}
