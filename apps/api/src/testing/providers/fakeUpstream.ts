import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Upstream, UpstreamRequest } from '../../providers/upstream/Upstream.ts';

/** One of our own answers in the shape of a provider, such as 'rawg/answers/top'; each call reads it anew. */
export function ownAnswer(name: string): unknown {
  const file = join(import.meta.dirname, '..', '..', 'providers', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** An Upstream that gives each question to a function, and keeps what was asked. */
export function fakeUpstream(answer: (question: UpstreamRequest) => unknown) {
  const asked: UpstreamRequest[] = [];
  const upstream: Upstream = {
    async request(question) {
      asked.push(question);
      return answer(question);
    },
  };
  return { upstream, asked };
}
