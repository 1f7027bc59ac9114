import { expect, test } from 'vitest';
import { createNonces } from './createNonces.ts';

test('nonces are 16 bytes in base64, and unique across generators', () => {
  const generators = [createNonces(), createNonces()];
  const nonces = Array.from({ length: 1_000 }, (_, index) => generators[index % 2]?.() ?? '');
  for (const nonce of nonces) {
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  }
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('every byte of a nonce is random', () => {
  const newNonce = createNonces();
  const nonces = Array.from({ length: 2_000 }, () => Buffer.from(newNonce(), 'base64'));
  for (let index = 0; index < 16; index++)
    expect(new Set(nonces.map((nonce) => nonce[index])).size).toBeGreaterThan(200);
});
