/**
 * The two halves of a name with a colon ('The Witcher 3:', 'Wild Hunt') when each fits into one line of `lineWidth`,
 * measured in the size of the font; else `undefined`. A guess by kinds of letters, for a server cannot measure.
 */
export function colonBreak(name: string, lineWidth: number): readonly [string, string] | undefined {
  const colon = name.indexOf(': ');
  if (colon < 0) return undefined;
  const halves = [name.slice(0, colon + 1), name.slice(colon + 2)] as const;
  return halves.every((half) => widthOf(half) <= lineWidth) ? halves : undefined;
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[\s.,:;'’!|iljtfrI()[\]-]/.test(letter)) return 0.33;
  if (/[mwMW@%]/.test(letter)) return 0.88;
  if (/[\p{Lu}\d]/u.test(letter)) return 0.67;
  return letter.charCodeAt(0) > 0x2e80 ? 1 : 0.57;
}
