import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratchParent } from './scratchParent.mjs';

test('returns the folder in memory if it has enough space, and otherwise the temporary folder of the system', () => {
  const memory = mkdtempSync(join(tmpdir(), 'memory-'));
  onTestFinished(() => rmSync(memory, { recursive: true }));
  expect(scratchParent({ memory, bytes: 1 })).toBe(memory);
  expect(scratchParent({ memory, bytes: Number.MAX_SAFE_INTEGER })).toBe(tmpdir());
  expect(scratchParent({ memory: join(memory, 'missing') })).toBe(tmpdir());
});
