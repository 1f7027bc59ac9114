const step = 4;

/**
 * Splits a list into parts of `size`, a power of four, and the rest into smaller powers of four: an engine limits the number of values
 * in a statement and caches prepared statements, so there should be few different lengths.
 */
export function splitIntoBatches<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const parts: Entry[][] = [];
  let start = 0;
  for (let length = size; start < list.length; length /= step)
    for (; start + length <= list.length; start += length) parts.push(list.slice(start, start + length));
  return parts;
}
