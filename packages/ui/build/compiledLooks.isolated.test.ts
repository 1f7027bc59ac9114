import { expect, test, vi } from 'vitest';
import type { Part } from '../src/theme/compiled/css.ts';
import { recordStyles } from './recordStyles.ts';
import { splitRules } from './splitRules.ts';

const { records, realLooks, writtenRules } = await recordStyles();
const looks = [...records].flatMap(([place, record]) =>
  record.kind === 'look' ? [{ place, parts: record.parts }] : [],
);

/** A compiled look with an empty sheet of its own. */
async function compile(parts: Part[]) {
  vi.resetModules();
  const { css } = await import('../src/theme/compiled/css.ts');
  const { getCssText } = await import('../src/theme/compiled/sheet.ts');
  return { look: css(...parts), rules: () => splitRules(getCssText()) };
}

/** No variant at all, each value of each variant by itself, and the first and the last of all variants together. */
function everyChoice(parts: Part[]): Record<string, string>[] {
  const variants = parts.flatMap(([, , variants]) => Object.entries(variants ?? {}));
  const each = variants.flatMap(([variant, texts]) =>
    Object.keys(texts).map((value) => ({ [variant]: value })),
  );
  const together = [0, -1].map((index) =>
    Object.fromEntries(variants.map(([variant, texts]) => [variant, Object.keys(texts).at(index) ?? 'none'])),
  );
  return [{}, ...each, ...together];
}

const names = (className: string) => className.split(' ').sort();
// Stitches writes them beside the looks, when a module is loaded; the compiled form within the look that names them.
const withoutKeyframes = (rules: string[]) => rules.filter((rule) => !rule.startsWith('@keyframes')).sort();

test('every module with a style was read', () => {
  expect(looks.length).toBeGreaterThan(100);
});

test.each(looks)(
  '$place has the class names and the rules of Stitches, whatever its variants',
  async ({ place, parts }) => {
    const real = realLooks.get(place);
    if (!real) throw new Error(`No look of Stitches for ${place}.`);
    for (const choice of everyChoice(parts)) {
      const compiled = await compile(parts);
      expect(names(compiled.look(choice).className)).toEqual(names(real(choice).className));
      const { rules } = writtenRules(() => real(choice));
      expect(withoutKeyframes(compiled.rules())).toEqual(withoutKeyframes(splitRules(rules)));
    }
  },
);
