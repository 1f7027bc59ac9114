/** The key of a title by its number; null if it has none. */
export type KeyOf = (number: number) => string | number | null;

/** The numbers of titles in an order, the lowest key first; of equal ones the lowest number. */
export interface TitleOrder {
  readonly known: Uint32Array;
  /** Those without a key, by number: they come last in both directions. */
  readonly unknown: Uint32Array;
}

/** Which titles of a collection are others than before: all numbers may have changed. */
export interface NumberChanges {
  /** The present number of each previous title; undefined for those that have changed or are gone. */
  readonly moved: readonly (number | undefined)[];
  /** The numbers of the titles that have changed or are new, in ascending order. */
  readonly changed: readonly number[];
}

/** Sorts the titles 0 to `size`. */
export function sortTitles(size: number, keyOf: KeyOf): TitleOrder {
  const keys = Array.from({ length: size }, (_, number) => keyOf(number));
  return sorted(Uint32Array.from(keys.keys()), (number) => keys[number] ?? null);
}

/** The order after a change of some titles, without sorting the others again. */
export function updateOrder(before: TitleOrder, { moved, changed }: NumberChanges, keyOf: KeyOf): TitleOrder {
  const compare = comparison(keyOf);
  const added = sorted(Uint32Array.from(changed), keyOf);
  const movedOf = (numbers: Uint32Array) => {
    const present = new Uint32Array(numbers.length);
    let count = 0;
    for (const number of numbers) {
      const now = moved[number];
      if (now !== undefined) present[count++] = now;
    }
    return present.subarray(0, count);
  };
  return {
    known: merged(movedOf(before.known), added.known, compare),
    unknown: merged(movedOf(before.unknown), added.unknown, (a, b) => a - b),
  };
}

function sorted(numbers: Uint32Array, keyOf: KeyOf): TitleOrder {
  const known = numbers.filter((number) => keyOf(number) !== null);
  return {
    known: known.sort(comparison(keyOf)),
    unknown: numbers.filter((number) => keyOf(number) === null),
  };
}

function comparison(keyOf: KeyOf) {
  return (a: number, b: number): number => {
    const [one, other] = [keyOf(a) ?? '', keyOf(b) ?? ''];
    return one < other ? -1 : one > other ? 1 : a - b;
  };
}

/** Inserts a few sorted numbers into many. */
function merged(many: Uint32Array, few: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  const all = new Uint32Array(many.length + few.length);
  let taken = 0;
  for (const [index, number] of few.entries()) {
    let [low, high] = [taken, many.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(many[middle] ?? 0, number) < 0) low = middle + 1;
      else high = middle;
    }
    all.set(many.subarray(taken, low), taken + index);
    all[low + index] = number;
    taken = low;
  }
  all.set(many.subarray(taken), taken + few.length);
  return all;
}
