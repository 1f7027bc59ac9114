import type { HistorySettings } from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import { repositoriesOn } from '../../repositories.ts';
import { sortAt } from '../plays/sortAt.ts';

/** The settings of the history of a user. */
export async function getHistorySettings({ db }: Store, userId: string): Promise<HistorySettings> {
  return settingsOf(await repositoriesOn(db).histories.find(userId));
}

function settingsOf(
  row: { readonly time_zone: string | null; readonly is_public: number } | undefined,
): HistorySettings {
  return { time_zone: row?.time_zone ?? null, diary: row?.is_public === 1 ? 'public' : 'private' };
}

/** The settings to change; one that is undefined is unchanged. */
interface SettingsChange {
  readonly time_zone?: string | undefined;
  readonly diary?: HistorySettings['diary'] | undefined;
}

const playsPerPart = 1024;

/**
 * Changes settings of the history of a user. With another time zone it computes again when the user's clock showed the instants of
 * plays, in parts of one transaction, during which no other request changes plays of the user.
 */
export async function updateHistorySettings(
  store: Store,
  userId: string,
  { time_zone, diary }: SettingsChange,
): Promise<HistorySettings> {
  return store.longTransaction(async (db) => {
    const { histories, diary: plays } = repositoriesOn(db);
    const before = await histories.lock(userId);
    const after = {
      time_zone: time_zone ?? before.time_zone,
      is_public: diary === undefined ? before.is_public : Number(diary === 'public'),
    };
    await histories.update(userId, after);
    if (after.time_zone === before.time_zone) return settingsOf(after);
    let lastId: string | undefined;
    do {
      const part = await plays.withInstants(userId, playsPerPart, lastId);
      const differences = new Map<number, string[]>();
      for (const play of part) {
        const difference = (sortAt(play, after.time_zone) ?? 0) - (play.sort_at ?? 0);
        differences.set(difference, [...(differences.get(difference) ?? []), play.play_id]);
      }
      differences.delete(0);
      for (const [difference, playIds] of differences) await plays.shift(userId, playIds, difference);
      lastId = part.length === playsPerPart ? part.at(-1)?.play_id : undefined;
    } while (lastId !== undefined);
    return settingsOf(after);
  });
}
