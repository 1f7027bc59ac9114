import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readBuilderSnippets } from './support/readBuilderSnippets.ts';
import { readExamples } from './support/readExamples.ts';
import { runProgram } from './support/runProgram.ts';

const root = join(import.meta.dirname, '../..');
const scratch = inject('scratch');
const examples = [...readExamples(root), ...readBuilderSnippets()].map((example, index) => ({
  ...example,
  file: `example${index}.${example.language}`,
}));

describe('the examples of the documentation and the snippets of the embed builder compile in a project that has installed the packages', () => {
  let errors: string[] = [];
  beforeAll(async () => {
    const folder = join(scratch, 'examples');
    mkdirSync(folder);
    for (const { file, code } of examples) writeFileSync(join(folder, file), code);
    const settings = { extends: '../tsconfig.json', include: ['.'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    const output = await runProgram(folder, process.execPath, [
      compiler,
      '-p',
      '.',
      '--pretty',
      'false',
    ]).catch((error: Error) => error.message);
    errors = output.split('\n').filter((line) => line.includes('error TS'));
  });

  test.each(examples)('$place', ({ file }) => {
    expect(errors.filter((line) => line.startsWith(`${file}(`))).toEqual([]);
  });

  test('no other file of the project has an error', () => {
    expect(errors.filter((line) => !line.startsWith('example'))).toEqual([]);
  });

  test.each(['ui', 'api-client', 'widgets'])(
    'the README of %s has an example that imports the package',
    (name) => {
      const own = examples.filter(({ place }) => place.startsWith(`packages/${name}/README.md`));
      expect(own.map(({ code }) => code).join()).toContain(`'@gildshelf/${name}`);
    },
  );
});
