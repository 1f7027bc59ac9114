import type { TitleLinkRow } from '../../../platform/db/schema.ts';
import { type LinkKind, type TitleLink, yearOf } from '../../../platform/titles/titleLinks.ts';

/** The rank of the last title of which the popularity counts, as its logarithm. */
const leastPopular = Math.log10(2 ** 31);

/** How much a shared link counts; a genre counts as its part of the genres of the title. */
const weights: Readonly<Record<Exclude<LinkKind, 'series' | 'genre'>, number>> = {
  people: 3,
  decade: 1,
  genres: 1.5,
};
const genreWeight = 3;
const popularityWeight = 2;
/** How much each year between the releases costs, up to the maximum. */
const yearCost = 0.04;
const yearMaximum = 25;

/** The ids of the titles that share links with a title, the most similar first; ties by id. `rows` are their links. */
export function rankSimilar(
  links: readonly TitleLink[],
  released: number,
  rows: readonly TitleLinkRow[],
): readonly string[] {
  const kinds = new Map(links.map(({ hash, kind }) => [hash, kind]));
  const genres = links.filter(({ kind }) => kind === 'genre').length;
  const scores = new Map<string, number>();
  for (const row of rows) {
    const kind = kinds.get(row.link);
    if (!kind || kind === 'series') continue;
    const shared = kind === 'genre' ? genreWeight / genres : weights[kind];
    scores.set(row.title_id, (scores.get(row.title_id) ?? ownScore(row, released)) + shared);
  }
  return [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([titleId]) => titleId);
}

/** The score of a title apart from what it shares: popular titles of the same time are better suggestions. */
function ownScore({ popularity, released: other }: TitleLinkRow, released: number): number {
  const years =
    other > 0 && released > 0
      ? Math.min(Math.abs(yearOf(other) - yearOf(released)), yearMaximum)
      : yearMaximum;
  return popularityWeight * (1 - Math.log10(Math.max(popularity, 1)) / leastPopular) - yearCost * years;
}
