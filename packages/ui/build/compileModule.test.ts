import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileModule } from './compileModule.ts';
import { readLook } from './readLook.ts';
import { realStitches } from './realStitches.ts';
import { styled } from './recordingStitches.ts';
import type { StyleRecord } from './StyleRecord.ts';

const file = join(import.meta.dirname, '../src/card/Card.tsx');
const compile = (code: string, ...records: [place: string, StyleRecord][]) =>
  compileModule(file, code, { records: new Map(records) });

test('a call becomes what came of it, marked as free of effects, and every line stays where it is', () => {
  const code = [
    "import { styled } from '../theme/stitches.ts';",
    "import { cardLook } from './cardLook.ts';",
    'const Root = styled(Radix.Root, {',
    '  ...cardLook,',
    '});',
    'export const after = 6;',
  ].join('\n');
  const compiled = compile(code, [
    'src/card/Card.tsx:3:14',
    { kind: 'look', parts: [['h', '&{color:red}']] },
  ]);
  expect(compiled.split('\n')).toEqual([
    "import { styled } from '../theme/stitches.ts';",
    '',
    'const Root = /* @__PURE__ */ styled(Radix.Root, ["h","&{color:red}"])',
    '',
    ';',
    'export const after = 6;',
  ]);
});

test('keyframes are only their name, for the look that names them brings their rule', () => {
  const code = "import { keyframes } from '../theme/stitches.ts';\nconst turn = keyframes({});";
  expect(compile(code, ['src/card/Card.tsx:2:14', { kind: 'keyframes', name: 'gs-k-x' }])).toBe(
    '\nconst turn = "gs-k-x";',
  );
});

const imported = "import { css, styled } from '../theme/stitches.ts';\n";

test.each([
  ['inside a function', `${imported}const look = () => css({});`],
  ['handed on', `${imported}export const make = css;`],
  ['a namespace', "import * as stitches from '../theme/stitches.ts';"],
  ['put together while a component renders', 'const Box = () => <Root css={{}} />;'],
  [
    'put together while a component renders',
    'const Box = () => <p className={look({ css: {} }).className} />;',
  ],
  ['the window chooses', "const Box = () => <Root size={{ '@md': 'lg' }} />;"],
  ['the window chooses', "const look = box({ size: { '@initial': 'sm' } });"],
])('%s: refused with its place, a reason and a way out', (reason, code) => {
  const refuse = () => compile(code);
  expect(refuse).toThrow(/^The style at src\/card\/Card\.tsx:\d+:\d+ cannot be compiled: /);
  expect(refuse).toThrow(reason);
});

test('what the compiled form leaves out is refused, too', () => {
  const compounds = realStitches.css({
    variants: { size: { sm: {} } },
    compoundVariants: [{ size: 'sm', css: { color: 'red' } }],
  });
  expect(() => readLook(compounds)).toThrow('compoundVariants');
  expect(() => readLook(realStitches.css({ backgroundImage: 'url(/a?b&c)' }))).toThrow("holds '&'");
  const piece = styled('one')('div', {});
  expect(() => styled('two')(piece, {})).toThrow('a second look');
});
