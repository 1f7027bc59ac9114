import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileModule } from './compileModule.ts';
import { readParts, realStitches } from './realStitches.ts';
import { type StyleRecord, styled } from './recordingStitches.ts';

const file = join(import.meta.dirname, '../src/components/page/card/Card.tsx');
const compile = (code: string, ...records: [location: string, StyleRecord][]) =>
  compileModule(file, code, { records: new Map(records) });

test('replaces a call by its recorded result, marked as pure, and preserves line numbers', () => {
  const code = [
    "import { styled } from '../../../theme/stitches.ts';",
    "import { linkStyles } from './linkStyles.ts';",
    'const Root = styled(Radix.Root, {',
    '  ...linkStyles,',
    '});',
    'export const after = 6;',
  ].join('\n');
  const compiled = compile(code, [
    'src/components/page/card/Card.tsx:3:14',
    { kind: 'style', parts: [['h', '&{color:red}']] },
  ]);
  expect(compiled.split('\n')).toEqual([
    "import { styled } from '../../../theme/stitches.ts';",
    '',
    'const Root = /* @__PURE__ */ styled(Radix.Root, ["h","&{color:red}"])',
    '',
    ';',
    'export const after = 6;',
  ]);
});

test('replaces keyframes by their name alone, because their rule is part of the styles that use them', () => {
  const code = "import { keyframes } from '../../../theme/stitches.ts';\nconst turn = keyframes({});";
  expect(
    compile(code, ['src/components/page/card/Card.tsx:2:14', { kind: 'keyframes', name: 'gs-k-x' }]),
  ).toBe('\nconst turn = "gs-k-x";');
});

const imported = "import { css, styled } from '../../../theme/stitches.ts';\n";

test.each([
  ['inside a function', `${imported}const styles = () => css({});`],
  ['passed as a value', `${imported}export const make = css;`],
  ['a namespace import', "import * as stitches from '../../../theme/stitches.ts';"],
  ['css prop is composed while a component renders', 'const Box = () => <Root css={{}} />;'],
  [
    'css prop is composed while a component renders',
    'const Box = () => <p className={styles({ css: {} }).className} />;',
  ],
  ['depends on the width of the window', "const Box = () => <Root size={{ '@md': 'lg' }} />;"],
  ['depends on the width of the window', "const styles = box({ size: { '@initial': 'sm' } });"],
])('rejects a style with its location, a reason and a fix: %s', (reason, code) => {
  const compileInvalid = () => compile(code);
  expect(compileInvalid).toThrow(
    /^The style at src\/components\/page\/card\/Card\.tsx:\d+:\d+ cannot be compiled: /,
  );
  expect(compileInvalid).toThrow(reason);
});

test('rejects compound variants, values with an ampersand, and a component that is styled twice', () => {
  const compounds = realStitches.css({
    variants: { size: { sm: {} } },
    compoundVariants: [{ size: 'sm', css: { color: 'red' } }],
  });
  expect(() => readParts(compounds)).toThrow('compoundVariants');
  expect(() => readParts(realStitches.css({ backgroundImage: 'url(/a?b&c)' }))).toThrow("contains '&'");
  const StyledOnce = styled('one')('div', {});
  expect(() => styled('two')(StyledOnce, {})).toThrow('styles a component that already has styles');
});
