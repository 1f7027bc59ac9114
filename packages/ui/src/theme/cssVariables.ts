import { variablesRule } from './stitches.ts';

/**
 * The class of one rule that holds numbers known only at render time, as custom properties: `{ columns: 3 }` is
 * `--gs-columns: 3`. For measures that styles read by `var(--gs-…)` and that a server must write without `style="…"`.
 */
export function cssVariables(values: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(values);
  const name = `gs-v-${pairs
    .flat()
    .join('-')
    .replace(/[^\w-]/g, '_')}`;
  variablesRule(name, pairs.map(([key, value]) => `--gs-${key}:${value}`).join(';'));
  return name;
}
