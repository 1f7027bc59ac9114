import { expect, test } from 'vitest';
import { setupMessageFor, setupMessages } from './setupErrors.mjs';

test.each([
  ['npm error code ENOTFOUND\nnpm error network request failed', setupMessages.noNetwork],
  ['npm error code EAI_AGAIN', setupMessages.noNetwork],
  ['[ERR_PNPM_META_FETCH_FAIL] error sending request for url', setupMessages.noNetwork],
  ["Error: EROFS: read-only file system, mkdir '.tools'", setupMessages.readOnly('/shelf')],
  ["Error: EACCES: permission denied, mkdir '.tools'", setupMessages.readOnly('/shelf')],
  ['npm error code ENOSPC\nnpm error nospc no space left on device', setupMessages.diskFull('/shelf')],
  ['an unknown problem', setupMessages.failed('npm install')],
])('the output %j has the error message for its cause', (output, expected) => {
  expect(setupMessageFor(output, 'npm install', '/shelf')).toBe(expected);
});

test('every error message is one line that ends in a full stop', () => {
  const all = Object.values(setupMessages).map((message) =>
    typeof message === 'string' ? message : message('linux-riscv64', 'v20.20.2'),
  );
  for (const message of all) expect(message).toMatch(/^[^\n]+\.$/);
});
