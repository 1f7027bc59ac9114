import { sql } from 'kysely';
import { type Place, type TrigramIndex, tiers } from './TrigramIndex.ts';
import { continuations, isTwoLetters, someTrigrams } from './trigrams.ts';

const has = (text: string) => sql<boolean>`instr(words, ${text}) > 0`;

/** FTS5's trigram index: what it finds has some trigrams of a text, and is looked at for the text itself. */
export const sqliteTrigramIndex: TrigramIndex = {
  beginning: ({ mediaType, needle: { wordStart, firstTier } }, limit) => {
    const ranges = tiers.slice(firstTier).map(
      (tier) => sql`select * from (
        select tier, words, title_id from search_names
        where media_type = ${sql.lit(mediaType)} and tier = ${sql.lit(tier)}
          and words >= ${wordStart} and words < ${`${wordStart}\u{10ffff}`}
        order by words, title_id limit ${limit})`,
    );
    return sql<Place>`${sql.join(ranges, sql` union all `)}`;
  },
  has,
  some: ({ mediaType, needle, text }, limit) => {
    const match = matchOf(text);
    if (!match) return undefined;
    const index = sql.table(`search_trigrams_${mediaType}`);
    return sql<Place>`
      select tier, words, title_id from ${index} as found
      cross join search_names as names on names.name_id = found.rowid
      where ${sql.ref(`search_trigrams_${mediaType}`)} match ${match} and tier >= ${needle.firstTier} and ${has(text)}
      limit ${limit}`;
  },
};

function matchOf(text: string): string | undefined {
  const [some, joined] = isTwoLetters(text)
    ? [continuations.map((next) => text + next), ' OR ']
    : [someTrigrams(text), ' AND '];
  return some.map((trigram) => `"${trigram}"`).join(joined) || undefined;
}
