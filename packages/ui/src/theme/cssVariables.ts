import { variablesRule } from './stitches.ts';

/**
 * Adds a rule with custom properties whose values are known only at render time (`{ columns: 3 }` is `--gs-columns: 3`) and
 * returns its class name. For values that styles read by `var(--gs-…)` and that a server must render without `style="…"`.
 */
export function cssVariables(values: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(values);
  const name = `gs-v-${pairs
    .flat()
    .join('-')
    .replace(/[^\w-]/g, '_')}`;
  return variablesRule(name, pairs.map(([key, value]) => `--gs-${key}:${value}`).join(';'));
}
