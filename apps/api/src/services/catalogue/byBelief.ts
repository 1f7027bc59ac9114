import type { TitleSource } from './TitleSource.ts';

/** Who is believed before whom: the built-in catalogue, then who tells all before who tells a part, then the newer. */
export function byBelief(a: TitleSource, b: TitleSource): number {
  return (
    Number(b.source === 'built-in') - Number(a.source === 'built-in') ||
    Number(b.isWhole) - Number(a.isWhole) ||
    b.fetchedAt - a.fetchedAt ||
    (a.source < b.source ? -1 : 1)
  );
}
