import { expect, test } from 'vitest';
import { commandOf } from './commandOf.mjs';

test('returns the file and the arguments of a script of package.json', () => {
  expect(commandOf({ all: 'node scripts/test.mjs --all' }, 'all')).toEqual(['scripts/test.mjs', '--all']);
});

test('throws an error that names the script when it does not run a file with Node', () => {
  expect(() => commandOf({ lint: 'biome check' }, 'lint')).toThrow("'lint'");
  expect(() => commandOf({}, 'strat')).toThrow("'strat'");
});
