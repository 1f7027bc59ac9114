import { addRules, groups } from './sheet.ts';

/** What Stitches made of one style object at build time. `&` in a text is the class itself. */
export type Part = readonly [
  hash: string,
  text: string,
  variants?: Readonly<Record<string, Readonly<Record<string, readonly [hash: string, text: string]>>>>,
  defaults?: Readonly<Record<string, string>>,
];

export type LookProps = Readonly<Record<string, unknown>>;

/** The compiled `css(…)`: class names of the base and of the variants that the props name, and the props without those. */
export function css(...parts: Part[]) {
  return (look: LookProps = {}) => {
    const props: Record<string, unknown> = { ...look };
    const names: unknown[] = [];
    for (const [hash, text, variants, defaults] of parts) {
      const base = `gs-c-${hash}`;
      names.push(base);
      addRules(groups.look, base, text);
      for (const variant in variants) {
        const value = look[variant] ?? defaults?.[variant];
        const chosen = variants[variant]?.[String(value)];
        delete props[variant];
        if (!chosen) continue;
        const name = `${base}-${chosen[0]}-${variant}-${value}`;
        names.push(name);
        addRules(groups.variant, name, chosen[1]);
      }
    }
    if (look.className) names.push(look.className);
    const className = names.join(' ');
    return { className, props: { ...props, className } };
  };
}
