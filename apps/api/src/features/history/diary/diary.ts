import {
  endOf,
  historyMessages,
  type MediaType,
  serverLimits,
  startOf,
} from '@gildshelf/api-client/contract';
import type { Store } from '../../../platform/db/Store.ts';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { type Covers, type TitleWithCover, titleResponse } from '../../../platform/titles/titleResponse.ts';
import type { Viewer } from '../../../platform/titles/visibleTitles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { presentPlay } from '../plays/playFields.ts';
import { publicDate } from '../plays/sortAt.ts';
import type { DiaryPlay, DiaryPosition, DiaryReader } from './createDiaryRepository.ts';

/** What the services of diaries get from other features. */
export interface DiaryDependencies {
  readonly store: Store;
  readonly covers: Covers;
  /** The login key of a username. */
  readonly nameKey: (username: string) => string;
}

/** The query of a page, validated by the contract. */
export interface DiaryQuery {
  readonly month?: string | undefined;
  readonly type?: MediaType | undefined;
  readonly after?: string | undefined;
  readonly limit?: string | undefined;
}

interface Owner {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
  readonly avatar_url: string | null;
  readonly time_zone?: string | null;
}

/** The diary of a user for the same user. */
export async function ownDiary({ store }: DiaryDependencies, user: SignedInUser) {
  const owner = await repositoriesOn(store.db).diary.findOwner(user.userId);
  return { owner, reader: { userId: user.userId, viewer: user, isPublic: false } };
}

/** A public diary for anyone. Throws the same error for a private diary and for an unknown user. */
export async function publicDiary({ store, nameKey }: DiaryDependencies, viewer: Viewer, username: string) {
  const owner = await repositoriesOn(store.db).diary.findPublicOwner(nameKey(username));
  if (!owner) throw new NotFound(historyMessages.diaryPrivate);
  return { owner, reader: { userId: owner.user_id, viewer, isPublic: true } };
}

const cursor = {
  write: ({ sort_at, play_id }: DiaryPlay) => `${sort_at ?? ''}_${play_id}`,
  read: (text: string): DiaryPosition => {
    const [sortAt, playId = ''] = text.split('_');
    return { sortAt: sortAt === '' ? null : Number(sortAt), playId };
  },
};

/** A page of a diary: the plays with a date, the newest first, then those without one. */
export async function listDiary(
  { store, covers }: DiaryDependencies,
  { owner, reader }: { readonly owner: Owner; readonly reader: DiaryReader },
  { month, type, after, limit = String(serverLimits.playPage) }: DiaryQuery,
) {
  const size = Number(limit);
  const found = await readPlays(store, reader, { month, type }, size + 1, after);
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  const titles = await repositoriesOn(store.db).diary.titlesOf(reader, page);
  const byId = new Map(titles.map((title) => [title.title_id, title]));
  const { username, display_name, avatar_url } = owner;
  return {
    ...{ username, display_name, avatar_url },
    entries: page.flatMap((play) => {
      const title = byId.get(play.title_id);
      if (!title) return [];
      return reader.isPublic
        ? [publicEntry(covers, play, title, owner.time_zone ?? null)]
        : [ownEntry(covers, play, title)];
    }),
    next: last ? cursor.write(last) : null,
  };
}

async function readPlays(
  store: Store,
  reader: DiaryReader,
  { month, type }: Pick<DiaryQuery, 'month' | 'type'>,
  limit: number,
  after: string | undefined,
): Promise<readonly DiaryPlay[]> {
  const { diary } = repositoriesOn(store.db);
  const position = after === undefined ? undefined : cursor.read(after);
  const hasUndated = month === undefined || month === 'undated';
  const isUndated = month === 'undated' || position?.sortAt === null;
  const range = month === undefined || hasUndated ? undefined : { from: startOf(month), to: endOf(month) };
  const dated = isUndated ? [] : await diary.dated(reader, { type, range }, limit, position);
  if (!hasUndated || dated.length === limit) return dated;
  const rest = limit - dated.length;
  const undated = await diary.undated(reader, { type }, rest, isUndated ? position?.playId : undefined);
  return [...dated, ...undated];
}

type DiaryTitle = TitleWithCover & { readonly card: string; readonly status: string };

const ownEntry = (covers: Covers, row: DiaryPlay, title: DiaryTitle) => ({
  media_type: row.media_type,
  title: titleResponse(covers, row.media_type, title, title.card),
  play: presentPlay(row),
  status: title.status as string | null,
});

/** An entry without what only its owner sees: the note, the status and times of the day. */
function publicEntry(covers: Covers, row: DiaryPlay, title: DiaryTitle, timeZone: string | null) {
  const { play, ...entry } = ownEntry(covers, row, title);
  const started = publicDate(play.started, timeZone);
  const finished = publicDate(play.finished, timeZone);
  return { ...entry, play: { ...play, started, finished, note: null }, status: null };
}
