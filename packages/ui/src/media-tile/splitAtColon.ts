/**
 * Splits a name at its colon ('The Witcher 3:', 'Wild Hunt') if both halves fit on a line of `lineWidth` em; otherwise returns
 * `undefined`. Widths are estimated by classes of characters, because a server cannot measure text.
 */
export function splitAtColon(name: string, lineWidth: number): readonly [string, string] | undefined {
  const colon = name.indexOf(': ');
  if (colon < 0) return undefined;
  const halves = [name.slice(0, colon + 1), name.slice(colon + 2)] as const;
  return halves.every((half) => widthOf(half) <= lineWidth) ? halves : undefined;
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (/[\s.,:;'’!|iljtfrI()[\]-]/.test(character)) return 0.33;
  if (/[mwMW@%]/.test(character)) return 0.88;
  if (/[\p{Lu}\d]/u.test(character)) return 0.67;
  return character.charCodeAt(0) > 0x2e80 ? 1 : 0.57;
}
