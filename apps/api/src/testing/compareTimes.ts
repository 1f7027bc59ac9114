interface Comparison {
  readonly pairs: number;
  readonly one: (index: number) => Promise<unknown>;
  readonly other: (index: number) => Promise<unknown>;
  /** Runs after each call and is not timed. */
  readonly after: () => Promise<unknown>;
}

/** How well two kinds of calls can be distinguished by their duration: 0.5 means not at all, 0 and 1 mean always. */
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
    // The calls run one after the other and take turns to go first, so other load on the machine slows both alike.
    const first = async () => ones.push(await timeOf(() => one(index)));
    const second = async () => others.push(await timeOf(() => other(index)));
    for (const run of index % 2 ? [second, first] : [first, second]) await run();
  }
  return areaUnderCurve(ones, others);
}

/** The share of all pairs in which the value of `ones` is greater than that of `others`; equal values count half. */
export function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  let greater = 0;
  for (const one of ones) for (const other of others) greater += one > other ? 1 : one === other ? 0.5 : 0;
  return greater / (ones.length * others.length);
}
