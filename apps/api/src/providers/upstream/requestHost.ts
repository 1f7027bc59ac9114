import { failed, failureOf, type Outcome, outcomeOfStatus } from './Outcome.ts';
import { parseJson } from './parseJson.ts';
import { readBounded } from './readBounded.ts';
import { ProviderError, type UpstreamRequest } from './Upstream.ts';

/** The most that is read of a response, in bytes after decompression. */
const maxBytes = 5 * 1024 * 1024;
const json = /^application\/(?:[\w.-]+\+)?json\b/i;

/** The base URL of a provider, and the headers of every request to it. */
export interface Host {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends one request until the signal is aborted; never rejects. Its messages contain no URL, no header and no part of a response. */
export async function requestHost(
  host: Host,
  request: UpstreamRequest,
  signal: AbortSignal,
  clock: () => number,
): Promise<Outcome> {
  try {
    const response = await fetch(urlOf(host, request), requestInit(host, request, signal));
    const outcome = outcomeOfStatus(response, clock());
    if (outcome) {
      // An unread body would keep the connection open.
      await response.body?.cancel();
      return outcome;
    }
    if (!json.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      return failed(new ProviderError('not-json', 'The response does not declare JSON as its content type.'));
    }
    const body = parseJson(await readBounded(response.body, maxBytes));
    if (request.isExpectedShape && !request.isExpectedShape(body))
      return failed(new ProviderError('shape', 'The response has an unexpected shape.'));
    return { body };
  } catch (error) {
    return failureOf(error, signal);
  }
}

function urlOf({ baseUrl }: Host, { path, query }: UpstreamRequest): string {
  const parameters = new URLSearchParams(query).toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${parameters && `?${parameters}`}`;
}

function requestInit(host: Host, { headers, body }: UpstreamRequest, signal: AbortSignal): RequestInit {
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
    // Redirects are not followed, since a key in the URL is for this host alone.
    redirect: 'manual',
    signal,
  };
}
