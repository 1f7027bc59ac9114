/** A list in parts of at most `size`: an engine takes so many values in one statement and no more. */
export function partsOf<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}
