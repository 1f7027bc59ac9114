const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789æðøþßđħıłœŋ'];

/** Whether a text is two Latin letters or digits. */
export function isTwoLetters(text: string): boolean {
  const [first, second, ...more] = [...text];
  return more.length === 0 && letters.includes(first ?? '') && letters.includes(second ?? '');
}

/** What may follow them in a name: an index of three letters finds two of them by all that begin so. */
export const continuations: readonly string[] = [' ', ...letters];
