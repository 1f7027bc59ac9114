import type { MediaType, NewPlay, Play, PlayChange, TitleHistory } from '@gildshelf/api-client/contract';
import { mediaTypes } from '@gildshelf/api-client/contract';
import type { MediaServer } from './createMediaServer.ts';

/** The response of a call that saves a play. */
export interface SavedPlay {
  readonly status: string;
  readonly rating: number;
  readonly play: Play;
}

/** A new user of a server, with the calls of the history of one title, by default a game. */
export async function createPlayer(
  server: MediaServer,
  { type = 'game' as MediaType, slug = 'portal' } = {},
) {
  const as = await server.signUp();
  const path = `/api/history/${type}/${slug}`;
  const { rateTitle, removeTitle, getTrackedTitle, idField } = mediaTypes[type];
  const ownPath = (template: string) =>
    template.replace(':userId', server.idOf(as)).replace(':titleId', slug);
  const call = <Body = unknown>(method: string, to: string, body?: unknown) =>
    server.call<Body>(method, to, { as, body });
  return {
    username: as,
    userId: server.idOf(as),
    path,
    call,
    rate: (status: string, rating = 0) =>
      call('POST', rateTitle.path, { username: as, [idField]: slug, status, rating }),
    removeTitle: () => call('DELETE', ownPath(removeTitle.path)),
    /** The title in the collection; null if it is not tracked. */
    tracked: async () =>
      (await call<Record<string, unknown> | null>('GET', ownPath(getTrackedTitle.path)))[1],
    history: async () => (await call<TitleHistory>('GET', path))[1],
    change: (body: unknown) => call<TitleHistory>('PATCH', path, body),
    restore: () => call<SavedPlay>('POST', `${path}/restore`),
    addPlay: (play: NewPlay) => call<SavedPlay>('POST', `${path}/plays`, play),
    updatePlay: (play: Play | undefined, change: PlayChange) =>
      call<SavedPlay>('PATCH', `/api/plays/${play?.id}`, change),
    removePlay: (play: Play | undefined) => call('DELETE', `/api/plays/${play?.id}`),
  };
}

/** A user with the calls of the history of one title. */
export type Player = Awaited<ReturnType<typeof createPlayer>>;
