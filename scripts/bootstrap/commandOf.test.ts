import { expect, test } from 'vitest';
import { commandOf } from './commandOf.mjs';

test('a script of package.json is a file and its arguments', () => {
  expect(commandOf({ all: 'node scripts/test.mjs --all' }, 'all')).toEqual(['scripts/test.mjs', '--all']);
});

test('a script that is no file for Node is refused by name', () => {
  expect(() => commandOf({ lint: 'biome check' }, 'lint')).toThrow("'lint'");
  expect(() => commandOf({}, 'strat')).toThrow("'strat'");
});
