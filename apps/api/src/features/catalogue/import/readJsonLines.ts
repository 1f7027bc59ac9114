import type { Entry } from './Entry.ts';
import { lineLength, readLines } from './readLines.ts';

/** The entries of a file of JSON lines; empty lines are none. */
export async function* readJsonLines(texts: AsyncIterable<string>): AsyncGenerator<Entry> {
  for await (const { number: line, text } of readLines(texts)) {
    if (text === undefined) yield { line, problem: `is longer than ${lineLength} letters` };
    else if (text.trim() !== '') yield { line, ...parse(text) };
  }
}

function parse(text: string): Omit<Entry, 'line'> {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return { problem: 'is no JSON' };
  }
}
