import ipaddr from 'ipaddr.js';

/** Whether a server that listens on `host` can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}
