/** A signed 32-bit hash of a text: FNV-1a over its code points. */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return bits;
}
