/** Text that is longer than this without an end of line is no line of ours. */
export const lineLength = 1_000_000;

/** A line with its number, from 1; undefined where it is too long. */
export interface Line {
  readonly number: number;
  readonly text: string | undefined;
}

/** The lines of a stream of texts, one at a time, in bounded memory however long one is. */
export async function* readLines(texts: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  let isTooLong = false;
  const line = (text: string): Line => {
    const whole = isTooLong || text.length > lineLength ? undefined : text.replace(/\r$/, '');
    isTooLong = false;
    number += 1;
    return { number, text: whole };
  };
  for await (const text of texts) {
    const [first = '', ...more] = text.split('\n');
    const last = more.pop();
    if (last === undefined) rest += first;
    else {
      yield line(rest + first);
      for (const whole of more) yield line(whole);
      rest = last;
    }
    if (rest.length > lineLength) [isTooLong, rest] = [true, ''];
  }
  if (rest !== '' || isTooLong) yield line(rest);
}
