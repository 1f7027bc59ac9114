import { sql } from 'kysely';
import { type Place, type TrigramIndex, tiers } from './TrigramIndex.ts';
import { continuations, isTwoLetters, someTrigrams } from './trigrams.ts';

/** Of a longer text some trigrams are looked up, of a shorter one all, as pg_trgm does. */
const longText = 12;

const has = (text: string) => sql<boolean>`strpos(words, ${text}) > 0`;
// A normal form has no '%', no '_' and no '\'.
const like = (text: string) => sql`words like ${`%${text}%`}`;

/** pg_trgm: its index finds names for patterns. */
export const postgresTrigramIndex: TrigramIndex = {
  // One range in a loop is planned in half the time of four.
  beginning: ({ mediaType, needle: { wordStart, firstTier } }, limit) => sql<Place>`
    select names.* from (values ${sql.join(tiers.slice(firstTier).map((tier) => sql`(${sql.lit(tier)})`))}) as tiers (tier)
    cross join lateral (
      select tier, words, title_id from search_names
      where media_type = ${sql.lit(mediaType)} and tier = tiers.tier
        and words >= ${wordStart} and words < ${`${wordStart}\u{10ffff}`}
      order by words, title_id limit ${limit}) as names`,
  has,
  some: ({ mediaType, needle, text }, limit) => {
    const conditions = conditionsOf(text);
    if (!conditions) return undefined;
    return sql<Place>`
      select tier, words, title_id from search_names
      where media_type = ${sql.lit(mediaType)} and tier >= ${needle.firstTier} and (${conditions})
      limit ${limit}`;
  },
};

function conditionsOf(text: string) {
  const { length } = [...text];
  if (isTwoLetters(text))
    return sql.join(
      continuations.map((next) => like(text + next)),
      sql` or `,
    );
  if (length < 3) return undefined;
  if (length <= longText) return like(text);
  return sql.join([...someTrigrams(text).map(like), has(text)], sql` and `);
}
