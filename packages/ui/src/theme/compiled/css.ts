import { addRules, groups, recordUse } from './sheet.ts';

/** Hash and CSS rules of a class, computed by Stitches at build time. `&` in the text stands for the class. */
export type Rules = readonly [hash: string, text: string];

/** The compiled form of one style object. */
export type Part = readonly [
  ...Rules,
  variants?: Readonly<Record<string, Readonly<Record<string, Rules>>>>,
  defaults?: Readonly<Record<string, string>>,
];

export type StyleProps = Readonly<Record<string, unknown>>;

/** The compiled `css(…)`: returns the class names of the base styles and of the variants that the props select. */
export function css(...parts: Part[]) {
  return (props: StyleProps = {}) => ({ className: classNames(parts, props) });
}

/** Adds the rules of the styles and returns their class names, followed by the `className` of the props. */
export function classNames(parts: readonly Part[], props: StyleProps): string {
  const names: unknown[] = [];
  for (const part of parts) {
    const [hash, , variants, defaults] = part;
    names.push(classOf(part, groups.base, () => baseClassName(hash)));
    for (const variant in variants) {
      const value = props[variant] ?? defaults?.[variant];
      const chosen = variants[variant]?.[value as string];
      if (chosen) {
        names.push(classOf(chosen, groups.variant, () => variantClassName(hash, chosen[0], variant, value)));
      }
    }
  }
  if (props.className) names.push(props.className);
  return names.join(' ');
}

/** Class name of base styles. */
export const baseClassName = (hash: string) => `gs-c-${hash}`;

/** Class name of a variant value. */
export const variantClassName = (hash: string, chosen: string, variant: string, value: unknown) =>
  `${baseClassName(hash)}-${chosen}-${variant}-${value}`;

/** The names of the classes that were used, by their rules. */
const classes = new Map<unknown, string>();

// The rules of a class are added when it is first used, so its name is remembered.
function classOf(
  rules: readonly [string, string, ...unknown[]],
  group: number,
  createName: () => string,
): string {
  let className = classes.get(rules);
  if (className === undefined) {
    className = createName();
    classes.set(rules, className);
    addRules(group, className, rules[1]);
  } else recordUse?.(className);
  return className;
}
