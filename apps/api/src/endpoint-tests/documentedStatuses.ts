import { readFileSync } from 'node:fs';
import type { Endpoint } from '@gildshelf/api-client/contract';

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
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
