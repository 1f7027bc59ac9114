/** Counts the responses of each call by status; `text` is a summary for the log. */
export function createTally() {
  const counts = new Map<string, Map<number, number>>();
  const total = new Map<number, number>();
  const add = (to: Map<number, number>, status: number) => to.set(status, (to.get(status) ?? 0) + 1);
  const line = (of: Map<number, number>) =>
    [...of]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ');
  return {
    count(call: string, status: number): void {
      const own = counts.get(call) ?? new Map<number, number>();
      counts.set(call, own);
      add(own, status);
      add(total, status);
    },
    of: (call: string, status: number): number => counts.get(call)?.get(status) ?? 0,
    text: (): string =>
      [`all: ${line(total)}`, ...[...counts].map(([call, own]) => `  ${call}: ${line(own)}`)].join('\n'),
  };
}
