import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

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
