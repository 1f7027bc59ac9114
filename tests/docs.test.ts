import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints, ownMessages } from '@gildshelf/api-client/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { settingNames } from '../apps/api/src/config/readConfig.ts';
import { createMemoryHost } from './support/createMemoryHost.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

/** Parameters have other names in prose; only their places count. */
const comparable = (call: string) => call.replace(/\{\w+\}|:\w+/g, '{}');
const nameOf = ({ method, path }: Endpoint) => comparable(`${method} ${path}`);

describe('docs/api.md', async () => {
  const page = read('docs/api.md');
  const who = { anyone: 'public', 'signed in': 'user', 'the owner': 'owner' } as const;
  const rows = [
    ...page.matchAll(
      /^\| (GET|POST|PATCH|PUT|DELETE) +\| `([^`]+)` +\| (anyone|signed in|the owner) +\|.*?(\(extra\))? +\|$/gm,
    ),
  ].map(([, method, path, access, extra]) => ({
    call: comparable(`${method} ${path}`),
    access: who[access as keyof typeof who],
    isExtra: extra !== undefined,
  }));
  const host = await createMemoryHost();
  afterAll(() => host.close());

  async function isServed({ method, path }: Endpoint) {
    const answer = await host.fetch(path.replace(/:\w+/g, 'nobody'), { method });
    const { message } = (await answer.json()) as { message?: string };
    return answer.status !== 405 && !(answer.status === 404 && message === ownMessages.request.notFound);
  }

  test('lists every call that is served, with who may make it, and no other', async () => {
    const served = await Promise.all(
      endpoints.map(async (endpoint) => ((await isServed(endpoint)) ? [endpoint] : [])),
    );
    const expected = served.flat().map((endpoint) => ({
      call: nameOf(endpoint),
      access: endpoint.access,
      isExtra: endpoint.extra === true,
    }));
    // Without a human check there is no challenge: the memory host runs without one.
    expected.push({ call: 'GET /api/auth/human-check', access: 'public', isExtra: true });
    const byCall = (a: { call: string }, b: { call: string }) => a.call.localeCompare(b.call);
    expect(rows.sort(byCall)).toEqual(expected.sort(byCall));
  });

  // @control:FLT-08
  test('says of every call of the contract what it may answer, and of no other', () => {
    const section = page.split('### Which call answers what')[1]?.split('\n## ')[0] ?? '';
    const calls = [...section.matchAll(/^\| `([A-Z]+ [^`]+)` +\|/gm)].map(([, call = '']) =>
      comparable(call),
    );
    expect(calls.sort()).toEqual(endpoints.map(nameOf).sort());
  });

  test('names the calls of the contract that are not served yet', () => {
    const listed = rows.map(({ call }) => call);
    const missing = endpoints.map(nameOf).filter((name) => !listed.includes(name));
    const section = page.split('### Not served yet')[1]?.split('\n## ')[0] ?? '';
    expect([...section.matchAll(/`(POST \/[^`]+)`/g)].map(([, call]) => call)).toEqual(missing);
  });
});

test('the table in the README has every setting of the server, and no other', () => {
  const table = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const names = [...table.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...settingNames].sort());
});
