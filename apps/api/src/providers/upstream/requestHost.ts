import { parseJson, readBounded } from './readBody.ts';
import { ProviderError, type UpstreamRequest } from './Upstream.ts';

/** The most that is read of a response, in bytes after decompression. */
const maxBytes = 5 * 1024 * 1024;
const json = /^application\/(?:[\w.-]+\+)?json\b/i;

/** The base URL of a provider, and the headers of every request to it. */
export interface Host {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The outcome of one request to a host. */
export type Outcome = Succeeded | Failed;

/** A response that could be read. */
interface Succeeded {
  /** JSON of any shape; undefined for a 404. */
  readonly body: unknown;
}

export interface Failed {
  readonly problem: ProviderError;
  /** Whether a retry may succeed a moment later. */
  readonly isRetryable: boolean;
  /** The time until the host accepts requests again, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** False where the request caused the failure, and not the host. */
  readonly countsForBreaker: boolean;
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

/** A failure of the host after which a retry would not help. */
const failed = (problem: ProviderError): Failed => ({
  problem,
  isRetryable: false,
  countsForBreaker: true,
});

const connectionErrorCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

/** Converts a thrown value to a failure. Only its error code is used, since its message may contain a URL with a key. */
export function failureOf(thrown: unknown, signal: AbortSignal): Failed {
  if (thrown instanceof ProviderError) return failed(thrown);
  if (signal.aborted) return failed(new ProviderError('timeout', 'The host did not respond in time.'));
  const code =
    codeOf(thrown) ?? codeOf(thrown instanceof Error ? thrown.cause : undefined) ?? 'unknown error';
  const problem = new ProviderError('unreachable', `The host is unreachable: ${code}.`);
  return { problem, isRetryable: connectionErrorCodes.has(code), countsForBreaker: true };
}

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(thrown.code)
    ? thrown.code
    : undefined;
}

const gateways = new Set([502, 503, 504]);

/** The outcome that the status alone determines; undefined where the body has to be read. */
export function outcomeOfStatus({ status, headers }: Response, now: number): Outcome | undefined {
  if (status === 200) return undefined;
  if (status === 404) return { body: undefined };
  const message = `The host responded with status ${status}.`;
  if (status >= 300 && status < 400) return failed(new ProviderError('redirect', message));
  // The key or token was rejected, so a retry would be rejected too.
  if (status === 401 || status === 403) return failed(new ProviderError('rejected', message));
  const problem = new ProviderError(status === 429 ? 'busy' : 'status', message);
  if (status === 429 || gateways.has(status)) {
    const retryAfterMs = readRetryAfter(headers.get('retry-after'), now);
    return {
      problem,
      isRetryable: retryAfterMs === undefined,
      retryAfterMs,
      countsForBreaker: true,
    };
  }
  return { problem, isRetryable: false, countsForBreaker: status >= 500 || status < 400 || status === 408 };
}

const minRetryAfterMs = 1000;
const maxRetryAfterMs = 60 * 60_000;

/** Parses a Retry-After header to milliseconds, limited to between a second and an hour; undefined where it is missing or invalid. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, minRetryAfterMs), maxRetryAfterMs) : undefined;
}
