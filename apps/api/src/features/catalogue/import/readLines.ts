/** An entry of an imported file: its line number, and its value or the reason why it is invalid. */
export interface ImportEntry {
  readonly line: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Maximum length of a line in UTF-16 units, unless a format has longer ones. */
const maxLineLength = 1_000_000;

/** A line with its number, from 1; `text` is undefined if the line is too long. */
export interface Line {
  readonly number: number;
  readonly text: string | undefined;
}

/** Splits a stream of chunks into lines, with bounded memory for lines of any length. */
export async function* readLines(
  chunks: AsyncIterable<string>,
  maxLength = maxLineLength,
): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  let isTooLong = false;
  const line = (text: string): Line => {
    const content = isTooLong || text.length > maxLength ? undefined : text.replace(/\r$/, '');
    isTooLong = false;
    number += 1;
    return { number, text: content };
  };
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split('\n');
    const last = more.pop();
    if (last === undefined) rest += first;
    else {
      yield line(rest + first);
      for (const complete of more) yield line(complete);
      rest = last;
    }
    if (rest.length > maxLength) [isTooLong, rest] = [true, ''];
  }
  if (rest !== '' || isTooLong) yield line(rest);
}

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
