import { markdownTable } from '../figures/markdownTable.ts';
import { median } from '../figures/processFigures.ts';

/** A table in Markdown with the median and the range of the times in milliseconds, one row per name. */
export function timesTable(
  title: string,
  measured: string,
  times: Readonly<Record<string, readonly number[]>>,
): string {
  const rows = Object.entries(times).map(([name, each]) => [
    name,
    median(each).toFixed(0),
    `${Math.min(...each).toFixed(0)} to ${Math.max(...each).toFixed(0)}`,
  ]);
  return markdownTable([title, measured, 'range'], rows);
}
