import { sql } from 'kysely';
import { tiers } from '../../../platform/titles/searchNames.ts';
import {
  isTwoCharacters,
  type NamePosition,
  nextCharacters,
  selectTrigrams,
  type TrigramIndex,
} from './trigramIndex.ts';

const containsCondition = (text: string) => sql<boolean>`instr(words, ${text}) > 0`;

/** Uses the trigram index of FTS5, which finds names with some trigrams of a text; each is then checked for the text itself. */
export const sqliteTrigramIndex: TrigramIndex = {
  startingWith: ({ mediaType, needle: { wordStart, firstTier } }, limit) => {
    const ranges = tiers.slice(firstTier).map(
      (tier) => sql`select * from (
        select tier, words, title_id from search_names
        where media_type = ${sql.lit(mediaType)} and tier = ${sql.lit(tier)}
          and words >= ${wordStart} and words < ${`${wordStart}\u{10ffff}`}
        order by words, title_id limit ${limit})`,
    );
    return sql<NamePosition>`${sql.join(ranges, sql` union all `)}`;
  },
  containsCondition,
  containing: ({ mediaType, needle, text }, limit) => {
    const match = matchOf(text);
    if (!match) return undefined;
    const index = sql.table(`search_trigrams_${mediaType}`);
    return sql<NamePosition>`
      select tier, words, title_id from ${index} as found
      cross join search_names as names on names.name_id = found.rowid
      where ${sql.ref(`search_trigrams_${mediaType}`)} match ${match} and tier >= ${needle.firstTier} and ${containsCondition(text)}
      limit ${limit}`;
  },
};

function matchOf(text: string): string | undefined {
  const [trigrams, operator] = isTwoCharacters(text)
    ? [nextCharacters.map((next) => text + next), ' OR ']
    : [selectTrigrams(text), ' AND '];
  return trigrams.map((trigram) => `"${trigram}"`).join(operator) || undefined;
}
