interface Comparison {
  readonly pairs: number;
  readonly one: (index: number) => Promise<unknown>;
  readonly other: (index: number) => Promise<unknown>;
  /** What is done after each of them and not timed. */
  readonly after: () => Promise<unknown>;
}

/** How well two kinds of calls can be told apart by their time: 0.5 is not at all, 0 and 1 are always. */
export async function compareTimes({ pairs, one, other, after }: Comparison): Promise<number> {
  const ones: number[] = [];
  const others: number[] = [];
  const timeOf = async (call: () => Promise<unknown>) => {
    const start = performance.now();
    await call();
    const time = performance.now() - start;
    await after();
    return time;
  };
  for (let index = 0; index < pairs; index++) {
    // One after the other, each first in turn: whatever else slows the machine meets both alike.
    const first = async () => ones.push(await timeOf(() => one(index)));
    const second = async () => others.push(await timeOf(() => other(index)));
    for (const run of index % 2 ? [second, first] : [first, second]) await run();
  }
  return areaUnderCurve(ones, others);
}

/** How often a value of `ones` is greater than one of `others`, over all pairs; equal ones count half. */
export function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  let greater = 0;
  for (const one of ones) for (const other of others) greater += one > other ? 1 : one === other ? 0.5 : 0;
  return greater / (ones.length * others.length);
}
