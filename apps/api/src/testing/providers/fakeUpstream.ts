import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Upstream, UpstreamRequest } from '../../providers/upstream/Upstream.ts';

/** A response fixture in the format of a provider, such as 'rawg/responses/top'; read from disk at every call. */
export function readResponseFixture(name: string): unknown {
  const file = join(import.meta.dirname, '..', '..', 'providers', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** An Upstream whose responses come from a function; it records all requests. */
export function fakeUpstream(respond: (request: UpstreamRequest) => unknown) {
  const requests: UpstreamRequest[] = [];
  const upstream: Upstream = {
    async request(request) {
      requests.push(request);
      return respond(request);
    },
  };
  return { upstream, requests };
}
