import { expect, test, vi } from 'vitest';
import type { Part } from '../src/theme/compiled/css.ts';
import { recordStyles } from './recordStyles.ts';
import { splitRules } from './splitRules.ts';

const { records, stitchesStyles, captureRules } = await recordStyles();
const styleCalls = [...records].flatMap(([location, record]) =>
  record.kind === 'style' ? [{ location, parts: record.parts }] : [],
);

/** Compiled styles with an empty style sheet of their own. */
async function compile(parts: Part[]) {
  vi.resetModules();
  const { css } = await import('../src/theme/compiled/css.ts');
  const { getCssText } = await import('../src/theme/compiled/sheet.ts');
  return { styles: css(...parts), rules: () => splitRules(getCssText()) };
}

/** Props without variants, with each value of each variant alone, and with the first and the last value of all variants. */
function variantProps(parts: Part[]): Record<string, string>[] {
  const variants = parts.flatMap(([, , variants]) => Object.entries(variants ?? {}));
  const single = variants.flatMap(([variant, values]) =>
    Object.keys(values).map((value) => ({ [variant]: value })),
  );
  const combined = [0, -1].map((index) =>
    Object.fromEntries(
      variants.map(([variant, values]) => [variant, Object.keys(values).at(index) ?? 'none']),
    ),
  );
  return [{}, ...single, ...combined];
}

const names = (className: string) => className.split(' ').sort();
// Stitches writes keyframes when a module is loaded, the compiled form together with the styles that use them.
const withoutKeyframes = (rules: string[]) => rules.filter((rule) => !rule.startsWith('@keyframes')).sort();

test('records the styles of more than 100 calls', () => {
  expect(styleCalls.length).toBeGreaterThan(100);
});

test.each(styleCalls)(
  'the compiled form of $location has the class names and rules of Stitches for every variant',
  async ({ location, parts }) => {
    const real = stitchesStyles.get(location);
    if (!real) throw new Error(`Stitches has no styles for ${location}.`);
    for (const props of variantProps(parts)) {
      const compiled = await compile(parts);
      expect(names(compiled.styles(props).className)).toEqual(names(real(props).className));
      const { rules } = captureRules(() => real(props));
      expect(withoutKeyframes(compiled.rules())).toEqual(withoutKeyframes(splitRules(rules)));
    }
  },
);
