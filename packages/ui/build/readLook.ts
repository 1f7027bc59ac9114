import type { Part } from '../src/theme/compiled/css.ts';
import { realStitches, writtenRules } from './realStitches.ts';

type Style = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, string>>;
type Composer = readonly [
  name: string,
  style: Style,
  variants: readonly (readonly [match: Values, style: Style, isEmpty: boolean])[],
  compounds: readonly unknown[],
  defaults: Values,
];

/** The rules of `@keyframes`, by their name: a look brings those that it names. */
export const keyframesRules = new Map<string, string>();

/** Every part of what `css(…)` returned: its hash, its rules, and those of each value of its variants. */
export function readLook(look: object): Part[] {
  const composers = [...composersOf(look)];
  const defaults = Object.assign({}, ...composers.map((composer) => composer[4])) as Values;
  return composers.map(([, style, variants, compounds]) => {
    if (compounds.length > 0) {
      throw new Error(
        'It has compoundVariants, which the compiled form leaves out to stay small: write one variant that names the combination.',
      );
    }
    const [hash, text] = readStyle(style);
    const read: Record<string, Record<string, readonly [string, string]>> = {};
    for (const [match, chosen, isEmpty] of variants) {
      for (const [variant, value] of Object.entries(match)) {
        read[variant] ??= {};
        if (!isEmpty) read[variant][value] = readStyle(chosen);
      }
    }
    const own = Object.entries(defaults).filter(
      ([variant, value]) => variant in read && value !== 'undefined',
    );
    if (own.length > 0) return [hash, text, read, Object.fromEntries(own)];
    return variants.length > 0 ? [hash, text, read] : [hash, text];
  });
}

const kept = Symbol.for('sxs.internal');

/** Whether something is what `css` or `styled` returned. */
export function isLook(given: unknown): given is object {
  return typeof given === 'function' && kept in given;
}

/** What `css` and `styled` keep of each style object that they were given. */
function composersOf(look: object): Iterable<Composer> {
  const { composers } = (look as Record<symbol, { composers?: Iterable<Composer> }>)[kept] ?? {};
  if (!composers) throw new Error('Stitches no longer keeps its composers where 1.2.8 does.');
  return composers;
}

function readStyle(style: Style): readonly [hash: string, text: string] {
  const look = realStitches.css(style as Record<string, never>);
  const { rules } = writtenRules(() => look());
  const name = look.className;
  if (rules.includes('&')) {
    throw new Error(`A value or selector holds '&', the compiled form's sign for the class: ${rules}`);
  }
  const frames = [...keyframesRules].filter(([frames]) => rules.includes(frames)).map(([, text]) => text);
  return [
    name.replace(/^gs-c-/, ''),
    rules.replaceAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'), '&') + frames.join(''),
  ];
}
