import { failed, failureOf, type Outcome, outcomeOfStatus } from './Outcome.ts';
import { parseJson } from './parseJson.ts';
import { readBounded } from './readBounded.ts';
import { ProviderError, type UpstreamRequest } from './Upstream.ts';

/** The most that is read of an answer, after decompression. */
const mostBytes = 5 * 1024 * 1024;
const json = /^application\/(?:[\w.-]+\+)?json\b/i;

/** Where and how a provider is asked. */
export interface Host {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks a host once, within the signal's time; never rejects, and no text of it holds an address, a header or a piece of an answer. */
export async function requestHost(
  host: Host,
  question: UpstreamRequest,
  signal: AbortSignal,
  clock: () => number,
): Promise<Outcome> {
  try {
    const response = await fetch(addressOf(host, question), requestOf(host, question, signal));
    const refused = outcomeOfStatus(response, clock());
    if (refused) {
      // Nobody reads it: without this the connection would stay.
      await response.body?.cancel();
      return refused;
    }
    if (!json.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      return failed(new ProviderError('not-json', 'Its answer does not say that it is JSON.'));
    }
    const answer = parseJson(await readBounded(response.body, mostBytes));
    if (question.isRight && !question.isRight(answer))
      return failed(new ProviderError('shape', 'Its answer has another shape.'));
    return { answer };
  } catch (error) {
    return failureOf(error, signal);
  }
}

function addressOf({ baseUrl }: Host, { path, query }: UpstreamRequest): string {
  const parameters = new URLSearchParams(query).toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${parameters && `?${parameters}`}`;
}

function requestOf(host: Host, { headers, body }: UpstreamRequest, signal: AbortSignal): RequestInit {
  return {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'user-agent': 'Gildshelf',
      ...(typeof body === 'object' && { 'content-type': 'application/json' }),
      ...host.headers,
      ...headers,
    },
    body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    // Not one is followed: a key in the address is for this host alone.
    redirect: 'manual',
    signal,
  };
}
