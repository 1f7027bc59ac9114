/** The value that a table has for a word of a file; undefined also for names that every object has, such as 'constructor'. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
