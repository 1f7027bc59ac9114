import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

const nobody = 'unknown';

/**
 * The address that limits are counted under: the socket's, or behind `hops` proxies of ours the one that the outermost of
 * them saw. What a caller writes into the header itself stands further left and is never reached. A v6 address
 * counts as its /64, which is what one customer gets.
 */
export function clientIp(context: Context, hops: number): string {
  const socket = socketAddress(context);
  if (hops === 0) return fold(socket) ?? nobody;
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const named = forwarded.at(-Math.min(hops, forwarded.length)) ?? '';
  return fold(withoutPort(named.trim())) ?? fold(socket) ?? nobody;
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

function fold(text: string): string | undefined {
  const bare = text.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
