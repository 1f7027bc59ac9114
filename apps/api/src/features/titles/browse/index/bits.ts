/** A set of numbers below a size, one bit for each. */
export type Bits = Uint32Array<ArrayBuffer>;

/** An empty set of numbers below `size`. */
export function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

/** The set of these numbers, which are below `size`. */
export function bitsOf(size: number, numbers: Uint32Array): Bits {
  const bits = emptyBits(size);
  for (const number of numbers) addBit(bits, number);
  return bits;
}

/** Whether the set contains a number. */
export function hasBit(bits: Bits, number: number): boolean {
  return ((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
}

/** Adds a number. */
export function addBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

/** Removes a number. */
export function removeBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

/** The numbers that all sets contain; they must be of the same size. */
export function intersection(first: Bits, ...others: readonly Bits[]): Bits {
  const result = first.slice();
  for (const other of others)
    for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & (other[word] ?? 0);
  return result;
}

/** How many numbers the set contains. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += countOnes(word);
  return count;
}

/** How many numbers both sets contain; they must be of the same size. */
export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let index = 0; index < one.length; index++)
    count += countOnes((one[index] ?? 0) & (other[index] ?? 0));
  return count;
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Calls `visit` with each number of the set in ascending order. */
export function forEachBit(bits: Bits, visit: (number: number) => void): void {
  for (let index = 0; index < bits.length; index++)
    for (let word = bits[index] ?? 0; word !== 0; word &= word - 1)
      visit(index * 32 + 31 - Math.clz32(word & -word));
}
