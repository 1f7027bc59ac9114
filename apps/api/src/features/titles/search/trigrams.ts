const indexedCharacters = [...'abcdefghijklmnopqrstuvwxyz0123456789æðøþßđħıłœŋ'];

/** Whether a text is two Latin letters or digits. */
export function isTwoCharacters(text: string): boolean {
  const [first, second, ...more] = [...text];
  return (
    more.length === 0 && indexedCharacters.includes(first ?? '') && indexedCharacters.includes(second ?? '')
  );
}

/** Characters that may follow them in a name: a trigram index finds two characters by all trigrams that begin with them. */
export const nextCharacters: readonly string[] = [' ', ...indexedCharacters];

/** Approximate frequency of characters in names, in per cent; all others are rarer. */
const frequencies: Readonly<Record<string, number>> = {
  ...{
    ' ': 18,
    e: 12,
    t: 9,
    a: 8,
    o: 8,
    i: 7,
    n: 7,
    s: 6,
    h: 6,
    r: 6,
    d: 4,
    l: 4,
    c: 3,
    u: 3,
    m: 3,
    w: 2,
    f: 2,
  },
  ...{ g: 2, y: 2, p: 2, b: 1.5, v: 1, k: 0.8 },
};
const otherFrequency = 0.2;
const parts = 4;

/**
 * A few trigrams spread over a text, from each part the one that is likely to be the rarest. To query all trigrams of a long text costs
 * several times as much and excludes hardly more names.
 */
export function selectTrigrams(text: string): string[] {
  const characters = [...text];
  const trigrams = characters.slice(2).map((_, index) => characters.slice(index, index + 3));
  const isWordStart = characters[0] === ' ';
  const chosen = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.round((edge * trigrams.length) / parts));
    const trigramsOfPart = trigrams.slice(from, to);
    // At the start of a word, only the first trigram distinguishes it from the middle of a frequent word.
    return part === 0 && isWordStart
      ? trigramsOfPart[0]
      : trigramsOfPart.sort((a, b) => frequencyOf(a) - frequencyOf(b))[0];
  });
  return [...new Set(chosen.flatMap((trigram) => (trigram ? [trigram.join('')] : [])))];
}

function frequencyOf(trigram: readonly string[]): number {
  return trigram.reduce((product, character) => product * (frequencies[character] ?? otherFrequency), 1);
}
