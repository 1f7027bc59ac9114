// `pnpm bench:collection-queries`: queries of a collection of 50,000 titles with 199,900 plays, on both engines: CPU time of a page of 50
// titles in each order, of later pages, filters and a search, of the counts, and of the first page after a change of the collection.
// `sqlite` or `postgres` is the only engine.
import type { Store } from '@gildshelf/api';
import {
  type CollectionPairs,
  collectionSorts,
  endpointUrl,
  getCollectionCounts,
  listCollectionTitles,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { type MeasuredPlayer, measurePlayer } from './measurePlayer.ts';
import { requestCosts } from './requestCosts.ts';

const titles = 50_000;
const plays = 199_900;
const pagesBefore = 500;
/** Each takes up to ten seconds. */
const maxAttempts = 12;
const defaultLimit = 5;
const limit = 30;

await measurePlayer({ titles, plays, prepare: varyTitles }, measureQueries);

/** Gives the titles different statuses, ratings and times, and tags and marks as favourites some of them. */
async function varyTitles(store: Store, userId: string) {
  await store.longTransaction(async (db) => {
    await db
      .updateTable('tracked_items')
      .set({
        status: sql<string>`case updated_at % 4 when 0 then 'playing' when 1 then 'dropped' else 'completed' end`,
        rating: sql<number>`(updated_at % 11) / 2.0`,
        created_at: sql<number>`(updated_at * 7919) % 100000`,
        is_favourite: sql<number>`case updated_at % 10 when 0 then 1 else 0 end`,
      })
      .where('user_id', '=', userId)
      .execute();
    await db
      .insertInto('title_tags')
      .columns(['user_id', 'tag', 'title_id', 'media_type'])
      .expression((query) =>
        query
          .selectFrom('tracked_items')
          .select(['user_id', sql<string>`'cosy'`.as('tag'), 'title_id', 'media_type'])
          .where('user_id', '=', userId)
          .where(sql<boolean>`updated_at % 5 = 0`),
      )
      .execute();
  });
}

async function measureQueries(player: MeasuredPlayer) {
  const { send, report, laterPage } = requestCosts(player, `${titles.toLocaleString('en-GB')} titles`);
  const page = (...pairs: CollectionPairs) =>
    endpointUrl(listCollectionTitles, { query: [['type', 'game'], ...pairs] });
  const counts = (...pairs: CollectionPairs) =>
    endpointUrl(getCollectionCounts, { query: [['type', 'game'], ...pairs] });
  // The server loads its index of the catalogue in the background, and responds with 503 meanwhile.
  for (let attempt = 1; ; attempt++)
    try {
      await send(page(['sort', 'name']));
      break;
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }

  // The 500 pages warm up the server.
  const later = await laterPage(page(), pagesBefore, (after) => page(['after', after]));
  await report('the first page', page(), { limit: defaultLimit });
  await report(`page ${pagesBefore + 1}`, later, { limit: defaultLimit });
  for (const sort of collectionSorts.slice(1)) {
    await report(`the first page by ${sort}`, page(['sort', sort]), { limit });
    await report(`the first page by ${sort}, ascending`, page(['sort', sort], ['direction', 'asc']), {
      limit,
    });
  }
  const byName = await laterPage(page(['sort', 'name']), pagesBefore, (after) =>
    page(['sort', 'name'], ['after', after]),
  );
  await report(`page ${pagesBefore + 1} by name`, byName, { limit });

  const filters: Readonly<Record<string, CollectionPairs>> = {
    'two statuses': [['status', 'playing,dropped']],
    'a genre': [['genre', 'Puzzle']],
    'a platform and a decade': [
      ['platform', 'PC'],
      ['decade', '2010s'],
    ],
    'a range of ratings': [
      ['rating_from', '3'],
      ['rating_to', '4.5'],
    ],
    'a tag': [['tag', 'cosy']],
    'no rating and no date': [
      ['unrated', '1'],
      ['undated', '1'],
    ],
    'favourites by name': [
      ['favourite', '1'],
      ['sort', 'name'],
    ],
    'a part of a name': [['q', 'dar']],
    'a name with a mistake': [['q', 'witchr']],
  };
  for (const [what, pairs] of Object.entries(filters))
    await report(`the first page of ${what}`, page(...pairs), { limit });
  await report('all counts', counts(), { limit });
  await report('the counts of a genre', counts(['genre', 'Puzzle'], ['status', 'completed']), { limit });
  const { rateTitle } = mediaTypes.game;
  const change = () =>
    send(rateTitle.path, { username: 'player', gameId: player.slug, status: 'playing', rating: 4 });
  await report('the first page by name after a change', page(['sort', 'name']), { limit, before: change });
}
