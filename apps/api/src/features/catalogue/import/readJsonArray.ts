import type { ImportEntry } from './readLines.ts';

/** Maximum length of an entry in UTF-16 units, unless a format has longer ones. */
const maxEntryLength = 1_000_000;

/**
 * Yields the objects of the first list in a JSON document such as `{ "data": [{ … }, { … }] }`, each with the line on which it begins,
 * without reading the document as a whole.
 */
export async function* readJsonArray(
  chunks: AsyncIterable<string>,
  maxLength = maxEntryLength,
): AsyncGenerator<ImportEntry> {
  let line = 1;
  let firstLine = 1;
  let entry: string | undefined;
  let depth = 0;
  let listDepth: number | undefined;
  let isInString = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    let start = 0;
    for (let index = 0; index < chunk.length; index++) {
      const character = chunk[index];
      if (character === '\n') line += 1;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isInString = false;
      } else if (character === '"') isInString = true;
      else if (character === '{' || character === '[') {
        if (character === '[' && listDepth === undefined) listDepth = depth + 1;
        else if (character === '{' && depth === listDepth) [entry, start, firstLine] = ['', index, line];
        depth += 1;
      } else if (character === '}' || character === ']') {
        depth -= 1;
        if (character === '}' && depth === listDepth && entry !== undefined) {
          yield { line: firstLine, ...parse(entry + chunk.slice(start, index + 1)) };
          entry = undefined;
        }
        if (listDepth !== undefined && depth < listDepth) return;
      }
    }
    if (entry === undefined) continue;
    if (entry.length > maxLength) {
      yield {
        line: firstLine,
        error: `is longer than ${maxLength} characters, so that the rest is skipped`,
      };
      return;
    }
    entry += chunk.slice(start);
  }
  yield { line, error: 'ends in the middle of its list of entries' };
}

function parse(text: string): Omit<ImportEntry, 'line'> {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { error: 'is not valid JSON' };
  }
}
