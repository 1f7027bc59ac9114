import type { ImportEntry } from './ImportEntry.ts';
import { maxLineLength, readLines } from './readLines.ts';

/** Yields the entries of a file of JSON lines; skips empty lines. */
export async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<ImportEntry> {
  for await (const { number: line, text } of readLines(chunks)) {
    if (text === undefined) yield { line, error: `is longer than ${maxLineLength} characters` };
    else if (text.trim() !== '') yield { line, ...parse(text) };
  }
}

function parse(text: string): Omit<ImportEntry, 'line'> {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return { error: 'is not valid JSON' };
  }
}
