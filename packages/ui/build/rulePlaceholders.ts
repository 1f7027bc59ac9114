import type { ExtractedRules } from '../src/theme/compiled/extractedRules.ts';

/** Returns what stands in the script for the text of a rule; `name` and `group` are as in `addRules`. */
export type PlaceholderFor = (group: number, name: string, text: string) => string;

/**
 * Placeholders for the text of rules while a bundler runs: only when the chunks are known can be decided which rules go into
 * a style sheet and which stay in the script.
 */
export function rulePlaceholders() {
  const rules: { group: number; name: string; text: string }[] = [];
  const sign: PlaceholderFor = (group, name, text) =>
    text ? `@@gs${rules.push({ group, name, text }) - 1}@@` : '';
  const replace = (code: string, textFor: (rule: (typeof rules)[number]) => string) =>
    code.replace(placeholderPattern, (whole, _, index: string) => {
      const rule = rules[Number(index)];
      return rule ? JSON.stringify(textFor(rule)) : whole;
    });
  return {
    sign,
    /** The code with the text of each rule in place of its placeholder. */
    fill: (code: string): string => replace(code, ({ text }) => text),
    /** The code without the text of rules, and the rules by group in the order in which the code would add them. */
    take(code: string): { code: string; rules: ExtractedRules } {
      const rules: [name: string, text: string][][] = [[], [], []];
      const names = new Set<string>();
      const stripped = replace(code, ({ group, name, text }) => {
        if (!names.has(name)) rules[group]?.push([name, text.replaceAll('&', `.${name}`)]);
        names.add(name);
        return '';
      });
      return { code: stripped, rules };
    },
  };
}

const placeholderPattern = /(["'`])@@gs(\d+)@@\1/g;
