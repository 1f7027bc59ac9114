import type { Status } from './cells.ts';

/** The statuses as a filter has them. */
export function withAll(statuses: readonly Status[]): readonly Status[] {
  return [{ value: 'all', label: 'All' }, ...statuses];
}
