import { readFileSync } from 'node:fs';
import type { Endpoint } from '@gildshelf/api-client/contract';

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const section = page.split('### Which call answers what')[1]?.split('\n## ')[0] ?? '';
const rows = [...section.matchAll(/^\| `([A-Z]+ [^`]+)` +\| ([\d, ]*)\|$/gm)];
const everywhere = [...(/beside ([\d, and]+)/.exec(section)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
const comparable = (call: string) => call.replace(/\{\w+\}|:\w+/g, '{}');
const statuses = new Map(
  rows.map(([, call = '', list = '']) => [comparable(call), [...list.matchAll(/\d+/g)].map(Number)]),
);

/** What docs/api.md says that a call may answer, but for faults of the server (5xx); undefined where it says nothing. */
export function documentedStatuses({ method, path }: Endpoint): readonly number[] | undefined {
  const own = statuses.get(comparable(`${method} ${path}`));
  return own && [...everywhere, ...own].filter((status) => status < 500);
}
