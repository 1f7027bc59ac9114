import type { Context, MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type { TooManyRequests } from '../errors.ts';

/** Requests per minute and client. */
const requestsPerMinute = 600;
const maxClients = 100_000;

/** What is left of a client's budget after a request. */
export interface RequestBudget {
  readonly remaining: number;
  /** The time until the budget is full again, in milliseconds. */
  readonly resetMs: number;
  /** The time until the next request, in milliseconds; undefined if this one was within the budget. */
  readonly waitMs: number | undefined;
}

/**
 * A token bucket per client for requests that are not served from memory: `perMinute`, which may be spent in one burst. Counted per
 * process, since a write to the database would cost more than most of the requests. The returned function deducts one request.
 */
export function createRequestBudget(
  clock: () => number,
  isOn: boolean,
  perMinute = requestsPerMinute,
): (client: string) => RequestBudget {
  const buckets = new LRUCache<string, { tokens: number; updatedAt: number }>({ max: maxClients });
  const msPerToken = 60_000 / perMinute;
  return (client) => {
    if (!isOn) return { remaining: perMinute, resetMs: 0, waitMs: undefined };
    const now = clock();
    const bucket = buckets.get(client) ?? { tokens: perMinute, updatedAt: now };
    bucket.tokens = Math.min(perMinute, bucket.tokens + (now - bucket.updatedAt) / msPerToken);
    bucket.updatedAt = now;
    buckets.set(client, bucket);
    const waitMs = bucket.tokens < 1 ? (1 - bucket.tokens) * msPerToken : undefined;
    if (waitMs === undefined) bucket.tokens -= 1;
    return {
      remaining: Math.floor(bucket.tokens),
      resetMs: (perMinute - bucket.tokens) * msPerToken,
      waitMs,
    };
  };
}

/** Deducts a request from its client's budget; returns the error to respond with if the budget is used up. */
export type TakeRequest = (context: Context) => TooManyRequests | undefined;

/** Responds with 429 if the budget of a client is used up. */
export function limitRequests(takeRequest: TakeRequest): MiddlewareHandler {
  return async (context, next) => {
    const problem = takeRequest(context);
    if (problem) throw problem;
    await next();
  };
}

const unknownClient = 'unknown';

/**
 * The IP address that rate limits are counted by: the socket's, or behind `hops` trusted proxies the one that the outermost of them
 * saw. Entries that a client sends itself are further left in the header and never used. An IPv6 address is reduced to its /64, the
 * block that one customer gets.
 */
export function clientIp(context: Context, hops: number): string {
  const socket = socketAddress(context);
  if (hops === 0) return normalise(socket) ?? unknownClient;
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const entry = forwarded.at(-Math.min(hops, forwarded.length)) ?? '';
  return normalise(withoutPort(entry.trim())) ?? normalise(socket) ?? unknownClient;
}

function socketAddress(context: Context): string {
  const incoming: unknown = context.env?.incoming;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return '';
  const socket = incoming.socket as { readonly remoteAddress?: string } | null;
  return socket?.remoteAddress ?? '';
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

function normalise(text: string): string | undefined {
  const bare = text.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
