import { createStitches } from '@stitches/react';
import type { Part, VariantRules } from '../src/theme/compiled/css.ts';
import { stitchesConfig } from '../src/theme/stitchesConfig.ts';

/** A separate instance of Stitches for the build, with the configuration of the package. */
export const realStitches = createStitches(stitchesConfig);

type Sheet = Record<string, { group: { cssRules: readonly { cssText: string }[] } }>;

/** The rules that `write` adds to an empty style sheet, in cascade order; those of the theme separately in `themed`. */
export function captureRules(write: () => void): { themed: string; rules: string } {
  realStitches.reset();
  write();
  // `sheet` is missing in the types of Stitches: the sheet that it uses on servers, where there is no document.
  const { rules } = (realStitches as unknown as { sheet: { rules: Sheet } }).sheet;
  const textOf = (group: string) => rules[group]?.group.cssRules.map(({ cssText }) => cssText).join('') ?? '';
  const others = Object.keys(rules).filter((group) => group !== 'themed');
  return { themed: textOf('themed'), rules: others.map(textOf).join('') };
}

type Style = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, string>>;
type Composer = readonly [
  name: string,
  style: Style,
  variants: readonly (readonly [match: Values, style: Style, isEmpty: boolean])[],
  compounds: readonly unknown[],
  defaults: Values,
];

/** The `@keyframes` rules by name; they become part of the styles that use them. */
export const keyframesRules = new Map<string, string>();

/** The parts of what `css(…)` returned: hash, rules, and the rules of each value of its variants. */
export function readParts(styles: object): Part[] {
  const composers = [...composersOf(styles)];
  const defaults = Object.assign({}, ...composers.map((composer) => composer[4])) as Values;
  return composers.map(([, style, variants, compounds]) => {
    if (compounds.length > 0) {
      throw new Error(
        'It has compoundVariants, which the compiled form does not support, to stay small: write one variant for the combination.',
      );
    }
    const [name, text] = readStyle(style);
    const variantRules: Record<string, Record<string, VariantRules>> = {};
    for (const [match, chosen, isEmpty] of variants) {
      for (const [variant, value] of Object.entries(match)) {
        variantRules[variant] ??= {};
        if (isEmpty) continue;
        const [chosenName, rules] = readStyle(chosen);
        variantRules[variant][value] = [chosenName.replace(/^gs-c-/, ''), rules];
      }
    }
    const ownDefaults = Object.entries(defaults).filter(
      ([variant, value]) => variant in variantRules && value !== 'undefined',
    );
    if (ownDefaults.length > 0) return [name, text, variantRules, Object.fromEntries(ownDefaults)];
    return variants.length > 0 ? [name, text, variantRules] : [name, text];
  });
}

const internal = Symbol.for('sxs.internal');

/** Whether `value` was returned by `css` or `styled`. */
export function isStitchesStyle(value: unknown): value is object {
  return typeof value === 'function' && internal in value;
}

/** What `css` and `styled` store of each style object that they receive. */
function composersOf(styles: object): Iterable<Composer> {
  const { composers } = (styles as Record<symbol, { composers?: Iterable<Composer> }>)[internal] ?? {};
  if (!composers) throw new Error('Stitches no longer stores its composers where version 1.2.8 does.');
  return composers;
}

function readStyle(style: Style): readonly [className: string, text: string] {
  const styles = realStitches.css(style as Record<string, never>);
  const { rules } = captureRules(() => styles());
  const name = styles.className;
  if (rules.includes('&')) {
    throw new Error(
      `A value or selector contains '&', which stands for the class in the compiled form: ${rules}`,
    );
  }
  const keyframes = [...keyframesRules]
    .filter(([keyframe]) => rules.includes(keyframe))
    .map(([, text]) => text);
  return [name, rules.replaceAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'), '&') + keyframes.join('')];
}
