import { sql } from 'kysely';
import { tiers } from '../../../platform/titles/searchNames.ts';
import {
  isTwoCharacters,
  type NamePosition,
  nextCharacters,
  selectTrigrams,
  type TrigramIndex,
} from './trigramIndex.ts';

/** In characters. Longer texts are looked up by a few trigrams, shorter ones by all, as pg_trgm does. */
const longText = 12;

const containsCondition = (text: string) => sql<boolean>`strpos(words, ${text}) > 0`;
// The normal form contains no '%', '_' or '\', so nothing needs escaping.
const like = (text: string) => sql`words like ${`%${text}%`}`;

/** Uses the index of pg_trgm, which supports `like` patterns. */
export const postgresTrigramIndex: TrigramIndex = {
  // A lateral join over one range takes half the planning time of four ranges.
  startingWith: ({ mediaType, needle: { wordStart, firstTier } }, limit) => sql<NamePosition>`
    select names.* from (values ${sql.join(tiers.slice(firstTier).map((tier) => sql`(${sql.lit(tier)})`))}) as tiers (tier)
    cross join lateral (
      select tier, words, title_id from search_names
      where media_type = ${sql.lit(mediaType)} and tier = tiers.tier
        and words >= ${wordStart} and words < ${`${wordStart}\u{10ffff}`}
      order by words, title_id limit ${limit}) as names`,
  containsCondition,
  containing: ({ mediaType, needle, text }, limit) => {
    const conditions = conditionsOf(text);
    if (!conditions) return undefined;
    return sql<NamePosition>`
      select tier, words, title_id from search_names
      where media_type = ${sql.lit(mediaType)} and tier >= ${needle.firstTier} and (${conditions})
      limit ${limit}`;
  },
};

function conditionsOf(text: string) {
  const { length } = [...text];
  if (isTwoCharacters(text))
    return sql.join(
      nextCharacters.map((next) => like(text + next)),
      sql` or `,
    );
  if (length < 3) return undefined;
  if (length <= longText) return like(text);
  return sql.join([...selectTrigrams(text).map(like), containsCondition(text)], sql` and `);
}
