import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints, ownMessages } from '@gildshelf/api-client/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { settingNames } from '../../apps/api/src/config/readConfig.ts';
import { createMemoryHost } from '../support/servers/createMemoryHost.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** Replaces path parameters by `{}`, since their names in the documentation differ. */
const withoutParameterNames = (call: string) => call.replace(/\{\w+\}|:\w+/g, '{}');
const nameOf = ({ method, path }: Endpoint) => withoutParameterNames(`${method} ${path}`);

describe('docs/api.md', async () => {
  const page = read('docs/api.md');
  const accessLevels = { anyone: 'public', 'signed in': 'user', 'the owner': 'owner' } as const;
  const rows = [
    ...page.matchAll(
      /^\| (GET|POST|PATCH|PUT|DELETE) +\| `([^`]+)` +\| (anyone|signed in|the owner) +\|.*?(\(extra\))? +\|$/gm,
    ),
  ].map(([, method, path, access, extra]) => ({
    call: withoutParameterNames(`${method} ${path}`),
    access: accessLevels[access as keyof typeof accessLevels],
    isExtra: extra !== undefined,
  }));
  const host = await createMemoryHost();
  afterAll(() => host.close());

  async function isServed({ method, path }: Endpoint) {
    const response = await host.fetch(path.replace(/:\w+/g, 'nobody'), { method });
    const { message } = (await response.json()) as { message?: string };
    return response.status !== 405 && !(response.status === 404 && message === ownMessages.request.notFound);
  }

  test('lists exactly the endpoints that are served, each with its access', async () => {
    const served = await Promise.all(
      endpoints.map(async (endpoint) => ((await isServed(endpoint)) ? [endpoint] : [])),
    );
    const expected = served.flat().map((endpoint) => ({
      call: nameOf(endpoint),
      access: endpoint.access,
      isExtra: endpoint.isExtension === true,
    }));
    // The memory host runs without a human check and therefore does not serve the challenge.
    expected.push({ call: 'GET /api/auth/human-check', access: 'public', isExtra: true });
    const byCall = (a: { call: string }, b: { call: string }) => a.call.localeCompare(b.call);
    expect(rows.sort(byCall)).toEqual(expected.sort(byCall));
  });

  // @control:FLT-08
  test('documents the responses of exactly the endpoints of the contract', () => {
    const section = page.split('### Which endpoint returns which error')[1]?.split('\n## ')[0] ?? '';
    const calls = [...section.matchAll(/^\| `([A-Z]+ [^`]+)` +\|/gm)].map(([, call = '']) =>
      withoutParameterNames(call),
    );
    expect(calls.sort()).toEqual(endpoints.map(nameOf).sort());
  });

  test('names the endpoints of the contract that are not served yet', () => {
    const listed = rows.map(({ call }) => call);
    const missing = endpoints.map(nameOf).filter((name) => !listed.includes(name));
    const section = page.split('### Not served yet')[1]?.split('\n## ')[0] ?? '';
    expect([...section.matchAll(/`(POST \/[^`]+)`/g)].map(([, call]) => call)).toEqual(missing);
  });
});

test('docs/configuration.md lists exactly the settings of the server, each once', () => {
  const names = [...read('docs/configuration.md').matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...settingNames].sort());
});
