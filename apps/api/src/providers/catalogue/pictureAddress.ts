import { isWebAddress } from '@gildshelf/api-client/contract';

/**
 * The address of a picture, fit for a srcset: over https, on one of the hosts and its usual port, without credentials, at
 * most 2,048 characters; undefined for any other.
 */
export function pictureAddress(address: string, hosts: readonly string[]): string | undefined {
  if (!isWebAddress(address, ['https:'])) return undefined;
  const { host, href } = new URL(address);
  // In a srcset a comma would end the address.
  return hosts.includes(host) ? href.replaceAll(',', '%2C') : undefined;
}
