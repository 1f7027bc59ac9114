/** Longer words are not compared. */
const maxLength = 60;
/** Three rows of the table of distances, reused by all calls. */
const rows = [
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
] as const;

/**
 * The number of characters to insert, delete, replace or swap with a neighbour (optimal string alignment) that turn `word` into `other`,
 * or into the beginning of `other` that is the nearest if `isPrefix`. Returns `max + 1` as soon as it is known to exceed `max`.
 */
export function editDistance(word: string, other: string, max: number, isPrefix = false): number {
  const length = word.length;
  const width = Math.min(other.length, length + max);
  const isTooShort = length - other.length > max;
  if (length > maxLength || width > maxLength || isTooShort || (!isPrefix && other.length > width))
    return max + 1;
  let [before2, before, current]: Uint8Array[] = [...rows];
  if (!before2 || !before || !current) return max + 1;
  for (let column = 0; column <= width; column++) before[column] = column;
  for (let row = 1; row <= length; row++) {
    const letter = word.charCodeAt(row - 1);
    const previousLetter = row > 1 ? word.charCodeAt(row - 2) : -1;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= width; column++) {
      const otherLetter = other.charCodeAt(column - 1);
      let distance = (before[column - 1] as number) + (letter === otherLetter ? 0 : 1);
      distance = Math.min(distance, (before[column] as number) + 1, (current[column - 1] as number) + 1);
      if (column > 1 && previousLetter === otherLetter && letter === other.charCodeAt(column - 2))
        distance = Math.min(distance, (before2[column - 2] as number) + 1);
      current[column] = distance;
      if (distance < least) least = distance;
    }
    if (least > max) return max + 1;
    [before2, before, current] = [before, current, before2];
  }
  return isPrefix ? Math.min(...before.subarray(0, width + 1)) : (before[width] as number);
}
