import { densities } from '../../src/theme/themes/densities.ts';
import { variables } from '../../src/theme/themes/themeRules.ts';
import { themes } from '../../src/theme/themes/themes.ts';
import { measures } from './tokensCss.ts';

/** The Markdown tables of all custom properties: colours and shadows by theme, what depends on the density, and the others. */
export function tokensTables(): {
  readonly themes: string;
  readonly densities: string;
  readonly others: string;
} {
  const { dark, light } = themes;
  const { comfortable, compact } = densities;
  const { space, sizes, ...others } = measures;
  const fixedSizes = Object.fromEntries(
    Object.entries(sizes).filter(([name]) => !(name in comfortable.sizes)),
  );
  const rows = Object.entries({ ...others, sizes: fixedSizes }).flatMap(([group, values]) =>
    Object.entries(variables(group, values)),
  );
  return {
    themes: table(
      ['Custom property', 'Dark', 'Light'],
      [
        ...inColumns('colors', [
          { ...dark.colors, ...dark.details },
          { ...light.colors, ...light.details },
        ]),
        ...inColumns('shadows', [dark.shadows, light.shadows]),
      ],
    ),
    densities: table(
      ['Custom property', 'Comfortable', 'Compact'],
      [
        ...inColumns('space', [comfortable.space, compact.space]),
        ...inColumns('sizes', [comfortable.sizes, compact.sizes]),
      ],
    ),
    others: table(['Custom property', 'Value'], rows),
  };
}

const inColumns = (group: string, columns: readonly Readonly<Record<string, string>>[]) =>
  Object.keys(columns[0] ?? {}).map((name) => [
    `--gs-${group}-${name}`,
    ...columns.map((values) => values[name] ?? ''),
  ]);

/** A table with aligned columns, all cells as code. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows.map((row) => row.map((text) => `\`${text}\``))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...body] = cells;
  return [first, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');
}
