import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses of platforms' metadata services in ranges that are otherwise public. */
const metadataAddresses = new Set(['168.63.129.16']);
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an IP address belongs to a host on the public internet. Neither loopback, private, link-local (with the metadata services of
 * clouds), multicast and reserved addresses do, nor IPv6 addresses that contain an IPv4 address of any kind.
 */
export function isPublicAddress(text: string): boolean {
  if (!isIP(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6
    ? address.match(globalUnicast)
    : !metadataAddresses.has(address.toString());
}

/** Finds the IP addresses of a host name; rejects if there are none. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

const dnsTimeoutMs = 2_000;

/** Queries the name servers directly: `getaddrinfo` would occupy a thread that hashes passwords, for as long as a name server delays. */
export const resolveHost: ResolveHost = async (hostname) => {
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (addresses.length === 0) throw new Error('The host name has no address.');
  return addresses;
};

/** The host of a URL as a name or an IP address, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a URL names a host by its IP address. */
export const isIpLiteral = (url: URL): boolean => isIP(hostOf(url)) !== 0;
