import { migrate, type Store } from '@gildshelf/api';
import { sql } from 'kysely';
import { createRandom, generateTitles } from '../search/generateTitles.ts';
import { idOf } from '../search/loadTitles.ts';

const batchSize = 5_000;
const seed = 20_261_128;

/** How many values each facet has, and how often a game has one, as in the open data. */
const genres = list('Genre', 21);
const platforms = list('Platform', 82);
const developers = list('Developer', 40_000);
const series = list('Series', 1_000);
const firstYear = 1975;
const years = 52;

function list(name: string, length: number): readonly string[] {
  return Array.from({ length }, (_, number) => `${name} ${number + 1}`);
}

/** Fills a new database with generated games that have all facets; one in fifty is for adults. */
export async function fillTitles(store: Store, count: number): Promise<void> {
  await migrate(store);
  const random = createRandom(seed);
  let batch: (string | number | null)[][] = [];
  for (const { number, names } of generateTitles(count)) {
    const name = names[0] ?? '';
    const item = generateItem(random, name);
    const card = { name, released: item.released, genres: item.genres, type: 'game' };
    const rank = random() < 0.6 ? number + 1 : null;
    const isAdult = Number(random() < 0.02);
    batch.push([
      idOf(number),
      `made-up-${number}`,
      name,
      JSON.stringify(item),
      JSON.stringify(card),
      rank,
      isAdult,
    ]);
    if (batch.length === batchSize) {
      await insert(store, batch);
      batch = [];
    }
  }
  if (batch.length > 0) await insert(store, batch);
  // Autovacuum does this within a minute after a large change. Not `vacuum`, which no transaction can run: other statements have a timeout.
  if (store.engine === 'postgres') await store.longTransaction((db) => sql`analyze titles`.execute(db));
}

function generateItem(random: () => number, name: string) {
  /** Some of a list, the first entries more often. */
  const some = (values: readonly string[], most: number) => {
    const length = 1 + Math.floor(random() * most);
    const chosen = Array.from(
      { length },
      () => values[Math.floor((values.length + 1) ** random()) - 1] ?? '',
    );
    return [...new Set(chosen)];
  };
  const year = firstYear + Math.floor(years * random() ** 0.5);
  const day = String(1 + Math.floor(random() * 28)).padStart(2, '0');
  return {
    name,
    released: `${year}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${day}`,
    genres: some(genres, 3),
    platforms: some(platforms, 3).map((platform) => ({ platform: { name: platform } })),
    ...(random() < 0.3 && { rawg_rating: Math.round(100 + random() * 400) / 100 }),
    description_raw: `${name} is a game. `.repeat(8),
    type: 'game',
    facts: { developer: some(developers, 2), ...(random() < 0.05 && { series: some(series, 1)[0] }) },
  };
}

async function insert(store: Store, batch: readonly (readonly unknown[])[]) {
  const [rows, id, integer] =
    store.engine === 'sqlite'
      ? [sql`json_each(${JSON.stringify(batch)})`, sql`unhex(replace(value ->> 0, '-', ''))`, sql``]
      : [
          sql`json_array_elements(${JSON.stringify(batch)}::json) as every(value)`,
          sql`(value ->> 0)::uuid`,
          sql`::integer`,
        ];
  await sql`insert into titles
      (title_id, media_type, slug, title, item, card, popularity_rank, is_adult, created_at, updated_at)
    select ${id}, 'game', value ->> 1, value ->> 2, value ->> 3, value ->> 4,
      (value ->> 5)${integer}, (value ->> 6)${integer}, 0, 0 from ${rows}`.execute(store.db);
}
