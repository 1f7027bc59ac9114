import { median } from '../figures/processFigures.ts';
import type { Figure } from '../figures/recordFigures.mjs';
import type { InstalledLibrary } from './installLibrary.ts';

/** The same work with our code and with a library. Each is called with the number of the call, so that inputs can differ. */
export interface Comparison {
  readonly what: string;
  readonly calls: number;
  ours(call: number): unknown;
  theirs(call: number): unknown;
}

const rounds = 7;

/** Measures both in alternating rounds: the median CPU time of ours relative to that of the library. */
export async function compare(
  { name, packages, kb }: InstalledLibrary,
  { what, calls, ours, theirs }: Comparison,
): Promise<Figure> {
  await cpuPerCall(ours, calls);
  await cpuPerCall(theirs, calls);
  const times: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < rounds; round++)
    times.push({ ours: await cpuPerCall(ours, calls), theirs: await cpuPerCall(theirs, calls) });
  const own = median(times.map((time) => time.ours));
  const other = median(times.map((time) => time.theirs));
  return {
    what: `${what}: CPU time relative to ${name}`,
    figure: median(times.map((time) => time.ours / time.theirs)),
    unit: '×',
    kind: 'reported',
    beside: `${duration(own)} to ${duration(other)}; ${packages} ${packages === 1 ? 'package' : 'packages'}, ${Math.round(kb).toLocaleString('en-GB')} kB`,
  };
}

let calls = 0;

/** Microseconds of CPU time of this process, user and system. */
async function cpuPerCall(work: (call: number) => unknown, amount: number): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < amount; index++) {
    const result = work(calls++);
    if (result instanceof Promise) await result;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / amount;
}

function duration(microseconds: number): string {
  if (microseconds >= 1000) return `${(microseconds / 1000).toFixed(1)} ms`;
  return `${microseconds.toLocaleString('en-GB', { maximumSignificantDigits: 2 })} µs`;
}

/** A figure without a limit. */
export function reported(what: string, figure: number, beside?: string, unit = ''): Figure {
  return { what, figure, unit, kind: 'reported', ...(beside && { beside }) };
}
