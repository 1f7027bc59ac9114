// 'i' is left out: it is nearly always a word.
const roman = ' - ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'.split(' ');
const english = ' one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

const numbers = new Map<string, string>();
for (const words of [roman, english])
  for (const [number, word] of words.entries())
    if (number > 0 && word !== '-') numbers.set(word, String(number));

const writings = Map.groupBy(numbers.keys(), (word) => numbers.get(word) ?? '');

/** A roman or spelled number up to 16 in digits; any other word unchanged. */
export function inDigits(word: string): string {
  return numbers.get(word) ?? word;
}

/** The other ways to write the number that a word is, such as '7' and 'seven' for 'vii'; none if it is no number. */
export function otherWritings(word: string): readonly string[] {
  const number = inDigits(word);
  return [number, ...(writings.get(number) ?? [])].filter((writing) => writing !== word);
}
