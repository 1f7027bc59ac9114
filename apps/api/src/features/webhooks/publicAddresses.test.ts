import { expect, test } from 'vitest';
import { isPublicAddress } from './publicAddresses.ts';

// @control:SEC-26
test.each([
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254']],
  ['link-local and metadata', ['169.254.169.254', '169.254.0.1', 'fe80::1', '168.63.129.16']],
  ['carrier-grade NAT', ['100.64.0.1', '100.100.100.200']],
  ['IPv4 inside IPv6', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:10.0.0.1']],
  ['translated IPv4', ['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001:0:53aa:64c::1']],
  ['multicast and broadcast', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
  ['reserved', ['192.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '240.0.0.1', '2001:db8::1']],
  ['benchmarking', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
  ['site-local and unassigned', ['fec0::1', '4000::1', '100::1']],
  ['no address', ['', 'localhost', '1.2.3', '8.8.8.8:80', '[2606:4700::1111]']],
])('an address that is %s is not public', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('addresses of hosts on the internet are public', () => {
  const addresses = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'];
  expect(addresses.filter(isPublicAddress)).toEqual(addresses);
});
