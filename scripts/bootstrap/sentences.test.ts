import { expect, test } from 'vitest';
import { sentenceFor, sentences } from './sentences.mjs';

test.each([
  ['npm error code ENOTFOUND\nnpm error network request failed', sentences.noNetwork],
  ['npm error code EAI_AGAIN', sentences.noNetwork],
  ['[ERR_PNPM_META_FETCH_FAIL] error sending request for url', sentences.noNetwork],
  ["Error: EROFS: read-only file system, mkdir '.tools'", sentences.readOnly('/shelf')],
  ["Error: EACCES: permission denied, mkdir '.tools'", sentences.readOnly('/shelf')],
  ['npm error code ENOSPC\nnpm error nospc no space left on device', sentences.diskFull('/shelf')],
  ['something nobody thought of', sentences.failed('npm install')],
])('%j is told in one sentence', (said, expected) => {
  expect(sentenceFor(said, 'npm install', '/shelf')).toBe(expected);
});

test('every sentence is one line that ends in a full stop', () => {
  const all = Object.values(sentences).map((sentence) =>
    typeof sentence === 'string' ? sentence : sentence('linux-riscv64', 'v20.20.2'),
  );
  for (const sentence of all) expect(sentence).toMatch(/^[^\n]+\.$/);
});
