import { describe, expect, it } from 'vitest';
import { isUuid, uuidBytes, uuidText, uuidv7 } from './uuid.ts';

describe('uuidv7', () => {
  it('creates UUIDs of version 7, variant 2', () => {
    const id = uuidv7(Date.UTC(2026, 10, 20));
    expect(isUuid(id)).toBe(true);
    expect(id[14]).toBe('7');
    expect('89ab').toContain(id[19]);
  });

  it('stores the time in the first 48 bits, so that later ids sort later', () => {
    const early = uuidv7(1_000_000_000_000);
    const late = uuidv7(1_000_000_000_001);
    expect(Number.parseInt(early.replaceAll('-', '').slice(0, 12), 16)).toBe(1_000_000_000_000);
    expect(early < late).toBe(true);
  });

  it('creates unique ids within the same millisecond', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => uuidv7(1_700_000_000_000))).size).toBe(10_000);
  });
});

describe('uuidText', () => {
  it('writes the bytes as lowercase digits with hyphens, each byte in both digits', () => {
    for (let byte = 0; byte < 256; byte++) {
      const hex = Buffer.alloc(16, byte).toString('hex');
      expect(uuidText(Buffer.alloc(16, byte))).toBe(
        [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-'),
      );
    }
  });

  it('reverses uuidBytes', () => {
    const id = '01936f2e-7c1a-7b3d-8e5f-0123456789ab';
    expect(uuidText(uuidBytes(id))).toBe(id);
  });
});
