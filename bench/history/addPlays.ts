import { randomUUID } from 'node:crypto';
import type { Store } from '@gildshelf/api';

const batchSize = 500;
const day = 24 * 60 * 60 * 1000;
/** One play in this many has no date, and one in this many only a month. */
const undatedStep = 10;
const monthStep = 7;

/**
 * Adds `count` plays to a user's history: of the tracked games in turn, on days from 2005 to 2026, half of them in 2026, some with only a
 * month or without a date.
 */
export async function addPlays({ db }: Store, userId: string, count: number): Promise<void> {
  const tracked = await db
    .selectFrom('tracked_items')
    .select('title_id')
    .where('user_id', '=', userId)
    .orderBy('title_id')
    .execute();
  const lastYear = [Date.UTC(2026, 0), Date.UTC(2026, 10, 20)] as const;
  const earlier = [Date.UTC(2005, 0), Date.UTC(2026, 0)] as const;
  const rows = Array.from({ length: count }, (_, index) => {
    const [from, to] = index % 2 === 0 ? lastYear : earlier;
    const time = from + Math.floor(((to - from) * index) / count / day) * day;
    const date = new Date(time).toISOString();
    const isUndated = index % undatedStep === 0;
    const isMonth = !isUndated && index % monthStep === 0;
    const finished = isUndated ? null : date.slice(0, isMonth ? 7 : 10);
    return {
      ...{ user_id: userId, play_id: randomUUID(), media_type: 'game' as const },
      ...{ title_id: tracked[index % tracked.length]?.title_id ?? '', started: null, finished },
      ...{ state: 'finished' as const, is_repeat: index % 3 === 0 ? 1 : 0, times: 1, progress: 600 },
      ...{ rating: 3.5, platform: 'Switch', note: null, is_private: 0, created_at: 1, updated_at: 1 },
      ...{ sort_at: finished && Date.parse(isMonth ? `${finished}-01` : finished) },
      has_day: finished && !isMonth ? 1 : 0,
    };
  });
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto('plays')
      .values(rows.slice(start, start + batchSize).map((row) => ({ ...row, sort_at: row.sort_at || null })))
      .execute();
  await db
    .insertInto('histories')
    .values({ user_id: userId, play_count: count, time_zone: 'Europe/Berlin', is_public: 1 })
    .execute();
}
