import { addRules, groups } from './sheet.ts';

/** A class as Stitches made it at build time. `&` in the text of its rules is the class itself. */
export type Rules = readonly [hash: string, text: string];

/** What Stitches made of one style object. */
export type Part = readonly [
  ...Rules,
  variants?: Readonly<Record<string, Readonly<Record<string, Rules>>>>,
  defaults?: Readonly<Record<string, string>>,
];

export type LookProps = Readonly<Record<string, unknown>>;

/** The compiled `css(…)`: the class names of the base and of the variants that the props name. */
export function css(...parts: Part[]) {
  return (props: LookProps = {}) => ({ className: classNames(parts, props) });
}

/** Writes the rules of a look and names its classes, and after them the class that it is given. */
export function classNames(parts: readonly Part[], props: LookProps): string {
  const names: unknown[] = [];
  for (const part of parts) {
    const [hash, , variants, defaults] = part;
    names.push(classOf(part, groups.look, () => lookName(hash)));
    for (const variant in variants) {
      const value = props[variant] ?? defaults?.[variant];
      const chosen = variants[variant]?.[value as string];
      if (chosen) {
        names.push(classOf(chosen, groups.variant, () => variantName(hash, chosen[0], variant, value)));
      }
    }
  }
  if (props.className) names.push(props.className);
  return names.join(' ');
}

/** The class of a look. */
export const lookName = (hash: string) => `gs-c-${hash}`;

/** The class of a value of a variant. */
export const variantName = (hash: string, chosen: string, variant: string, value: unknown) =>
  `${lookName(hash)}-${chosen}-${variant}-${value}`;

const classes = new Map<unknown, string>();

// A name that was put together once is found without being put together again, which every card of a shelf would pay.
function classOf(rules: readonly [string, string, ...unknown[]], group: number, name: () => string): string {
  let known = classes.get(rules);
  if (known === undefined) {
    known = name();
    classes.set(rules, known);
    addRules(group, known, rules[1]);
  }
  return known;
}
