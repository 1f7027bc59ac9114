import type { SentRules } from '../src/theme/compiled/sentRules.ts';

/** Tells the text of a rule: the name that `addRules` knows it by, and its group. */
export type PrintText = (group: number, name: string, text: string) => string;

/**
 * While a bundler works, a sign stands in the place of each text: only when the chunks are known is it known which texts
 * go into a style sheet, and which stay in the script.
 */
export function ruleSigns() {
  const rules: { group: number; name: string; text: string }[] = [];
  const sign: PrintText = (group, name, text) =>
    text ? `@@gs${rules.push({ group, name, text }) - 1}@@` : '';
  const replace = (code: string, put: (rule: (typeof rules)[number]) => string) =>
    code.replace(signs, (whole, _, index: string) => {
      const rule = rules[Number(index)];
      return rule ? JSON.stringify(put(rule)) : whole;
    });
  return {
    sign,
    /** The code with each text in its place. */
    fill: (code: string): string => replace(code, ({ text }) => text),
    /** The code without its texts, and the texts in the order in which the code would write them. */
    take(code: string): { code: string; rules: SentRules } {
      const rules: [name: string, text: string][][] = [[], [], []];
      const names = new Set<string>();
      const emptied = replace(code, ({ group, name, text }) => {
        if (!names.has(name)) rules[group]?.push([name, text.replaceAll('&', `.${name}`)]);
        names.add(name);
        return '';
      });
      return { code: emptied, rules };
    },
  };
}

const signs = /(["'`])@@gs(\d+)@@\1/g;
