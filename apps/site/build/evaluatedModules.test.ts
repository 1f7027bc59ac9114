import { join } from 'node:path';
import { catalogueTypes, mediaTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { constants, evaluate } from './evaluatedModules.ts';

test('evaluates a module that imports the contract, and writes its exports as constants', async () => {
  const values = await evaluate(join(import.meta.dirname, '../src/own-page/dashboardTypes.evaluated.ts'));
  const dashboardTypes = Object.fromEntries(
    catalogueTypes.map((type) => [type, mediaTypes[type].pluralNoun]),
  );
  expect(values).toEqual({ dashboardTypes });
  expect(constants(values)).toBe(`export const dashboardTypes = ${JSON.stringify(dashboardTypes)};\n`);
});
