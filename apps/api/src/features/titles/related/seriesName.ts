/** What the name of a series does not end with. */
const loosePart = /(?:[\s:,;.&–—-]+|(?:^|\s)(?:the|a|an|of|and|part|vol|episode|chapter))$/iu;

/** The words with which all names of a series begin, without punctuation and articles at their end; null if there are none. */
export function seriesName(names: readonly string[]): string | null {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const end = first.findIndex((word, index) =>
    others.some((words) => bare(words[index] ?? '') !== bare(word)),
  );
  let name = first.slice(0, end === -1 ? first.length : end).join(' ');
  while (loosePart.test(name)) name = name.replace(loosePart, '');
  return name === '' ? null : name;
}

/** A word without punctuation at its end, in lower case. */
function bare(word: string): string {
  return word.replace(/[:,;.!]+$/u, '').toLowerCase();
}
