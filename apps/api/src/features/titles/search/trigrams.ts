const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789æðøþßđħıłœŋ'];

/** Whether a text is two Latin letters or digits. */
export function isTwoLetters(text: string): boolean {
  const [first, second, ...more] = [...text];
  return more.length === 0 && letters.includes(first ?? '') && letters.includes(second ?? '');
}

/** What may follow them in a name: an index of three letters finds two of them by all that begin so. */
export const continuations: readonly string[] = [' ', ...letters];

/** How often letters come in names, in hundredths, roughly; any other is rarer than all of these. */
const shares: Readonly<Record<string, number>> = {
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
const anyOther = 0.2;
const parts = 4;

/**
 * A few trigrams of a text, from all over it, each the one of its part that the fewest names are likely to have. To ask for all
 * of a long text's costs several times as much, and finds hardly less that is not it.
 */
export function someTrigrams(text: string): string[] {
  const letters = [...text];
  const trigrams = letters.slice(2).map((_, place) => letters.slice(place, place + 3));
  const isWordStart = letters[0] === ' ';
  const chosen = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.round((edge * trigrams.length) / parts));
    const own = trigrams.slice(from, to);
    // Where a word must start, only its first letters tell it from the middle of a frequent one.
    return part === 0 && isWordStart ? own[0] : own.sort((a, b) => shareOf(a) - shareOf(b))[0];
  });
  return [...new Set(chosen.flatMap((trigram) => (trigram ? [trigram.join('')] : [])))];
}

function shareOf(trigram: readonly string[]): number {
  return trigram.reduce((product, letter) => product * (shares[letter] ?? anyOther), 1);
}
