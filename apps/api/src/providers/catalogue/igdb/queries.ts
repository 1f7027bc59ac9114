/** How many games are asked for at once. */
export const pageSize = 50;
const searchSize = 10;

/** What is asked about every game, in lists too. */
const fields = [
  'name',
  'alternative_names.name',
  'summary',
  'first_release_date',
  'total_rating',
  'platforms.name',
  'platforms.slug',
  'genres.name',
  'age_ratings.organization.name',
  'age_ratings.rating_category.rating',
  'involved_companies.developer',
  'involved_companies.company.name',
  'cover.image_id',
  'cover.width',
  'cover.height',
].join(',');

// Games by themselves: no additions, bundles, mods, seasons or editions of another one.
const whole = 'version_parent = null & game_type = (0,4,8,9,10,11)';

/** The best games, of which enough people have said how good they are. */
export function topQuery(page: number): string {
  const offset = (page - 1) * pageSize;
  return `fields ${fields}; where ${whole} & total_rating_count > 200; sort total_rating desc; limit ${pageSize}; offset ${offset};`;
}

/** Games by their names; `words` may be anything on one line. */
export function searchQuery(words: string): string {
  return `search "${words.replace(/["\\]/g, '\\$&')}"; fields ${fields}; where ${whole}; limit ${searchSize};`;
}

/** One game, by an id of digits. */
export function detailsQuery(id: string): string {
  return `fields ${fields}; where id = ${id}; limit 1;`;
}
