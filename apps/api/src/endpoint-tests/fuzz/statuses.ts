import { readFileSync } from 'node:fs';
import type { Endpoint } from '@gildshelf/api-client/contract';

const page = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');
const section = page.split('### Which endpoint returns which error')[1]?.split('\n## ')[0] ?? '';
const rows = [...section.matchAll(/^\| `([A-Z]+ [^`]+)` +\| ([\d, ]*)\|$/gm)];
const commonStatuses = [...(/beside ([\d, and]+)/.exec(section)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
const comparable = (call: string) => call.replace(/\{\w+\}|:\w+/g, '{}');
const statuses = new Map(
  rows.map(([, call = '', list = '']) => [comparable(call), [...list.matchAll(/\d+/g)].map(Number)]),
);

/** The statuses that docs/api.md documents for a call, without server errors (5xx); undefined if it does not list the call. */
export function documentedStatuses({ method, path }: Endpoint): readonly number[] | undefined {
  const own = statuses.get(comparable(`${method} ${path}`));
  return own && [...commonStatuses, ...own].filter((status) => status < 500);
}

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
