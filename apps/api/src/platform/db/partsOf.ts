const step = 4;

/**
 * A list in parts of `size`, a power of four, and what is left in smaller ones: an engine takes so many values in one
 * statement and no more, and keeps each statement prepared, so that there should be few of different lengths.
 */
export function partsOf<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const parts: Entry[][] = [];
  let start = 0;
  for (let length = size; start < list.length; length /= step)
    for (; start + length <= list.length; start += length) parts.push(list.slice(start, start + length));
  return parts;
}
