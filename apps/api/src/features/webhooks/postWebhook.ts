import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isIpLiteral, isPublicAddress, type ResolveHost, resolveHost } from './publicAddresses.ts';

/** The rest of a response is not read: only its status counts. */
const maxResponseBytes = 4 * 1024;
const defaultTimeoutMs = 5_000;

/** The result of one attempt: the status of the response if there was one, and an error unless it was 2xx. */
export interface PostResult {
  readonly status: number | null;
  readonly error: string | null;
  readonly durationMs: number;
}

export interface PostOptions {
  /** Allows http and every address; else only https to public addresses. */
  readonly allowAnyTarget: boolean;
  readonly resolve?: ResolveHost;
  /** The limit for everything from the name resolution to the end of the response. */
  readonly timeoutMs?: number;
}

/**
 * Sends a request with a JSON body, follows no redirect and never rejects. The connection goes to the addresses that were checked, so
 * that a second resolution of the name cannot lead it elsewhere. Errors contain no part of the response.
 */
export async function postWebhook(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { allowAnyTarget, resolve = resolveHost, timeoutMs = defaultTimeoutMs }: PostOptions,
): Promise<PostResult> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const result = (status: number | null, error: string | null): PostResult => {
    return { status, error, durationMs: Math.round(performance.now() - startedAt) };
  };
  try {
    const target = new URL(url);
    if (target.protocol !== 'https:' && !allowAnyTarget) throw new DeliveryError('The URL is not https.');
    const addresses = await untilAborted(findAddresses(target, resolve), signal);
    if (!allowAnyTarget && !addresses.every(isPublicAddress))
      throw new DeliveryError('The address is not public.');
    const status = await send(target, addresses, headers, body, signal);
    return result(status, errorOfStatus(status));
  } catch (error) {
    if (signal.aborted) return result(null, `No response within ${timeoutMs / 1000} s.`);
    return result(null, describe(error));
  }
}

class DeliveryError extends Error {}

async function findAddresses(target: URL, resolve: ResolveHost): Promise<readonly string[]> {
  if (isIpLiteral(target)) return [hostOf(target)];
  try {
    return await resolve(hostOf(target));
  } catch {
    throw new DeliveryError('The host name could not be resolved.');
  }
}

/** Resolves to the status of the response. */
function send(
  target: URL,
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_, { all }, callback) => {
    const [first = { address: '', family: 0 }] = checked;
    if (all) callback(null, checked);
    else callback(null, first.address, first.family);
  };
  const options = {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Gildshelf-Webhooks',
    },
    lookup,
    signal,
    // A connection of its own: a pooled one was opened for another check.
    agent: false,
  } as const;
  return new Promise((settle, reject) => {
    const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, options);
    let status: number | undefined;
    request.on('error', (error) => (status === undefined ? reject(error) : settle(status)));
    request.on('response', (response) => {
      const { statusCode = 0 } = response;
      let size = 0;
      // However the body ends, the status is the result.
      status = statusCode;
      response.on('error', () => settle(statusCode));
      response.on('close', () => settle(statusCode));
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > maxResponseBytes) response.destroy();
      });
    });
    request.end(body);
  });
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((settle, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(settle, reject);
  });
}

function errorOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'The response was a redirect, which is not followed.';
  return `The response had the status ${status}.`;
}

/** Only the code of an unexpected error, because its message may contain addresses of the server's network. */
function describe(error: unknown): string {
  if (error instanceof DeliveryError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return `The connection failed${/^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? `: ${code}` : ''}.`;
}
