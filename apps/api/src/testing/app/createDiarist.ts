import { type DiaryPage, type DiaryYear, mediaTypes, type NewPlay } from '@gildshelf/api-client/contract';
import type { Engine } from '../database/eachEngine.ts';
import { installBuiltInTitles } from '../database/titles.ts';
import { createTestApp } from './createTestApp.ts';

/** A server with the built-in titles and the new user Ada. */
export async function startWithDiarist(engine: Engine) {
  const store = await engine.freshStore();
  await installBuiltInTitles(store);
  const server = await createTestApp(engine, { RATE_LIMITS: 'off' }, { store });
  return { ...server, store, ada: await createDiarist(server, 'Ada') };
}

/** A new user of a server, with the calls of plays of games and of the own diary. */
export async function createDiarist(
  { call, member }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'call' | 'member'>,
  username: string,
) {
  const { token, userId } = await member(username);
  const own = (method: string, path: string, body?: unknown) => call(method, path, { token, body });
  return {
    ...{ token, userId, own },
    addPlay: async (slug: string, play: Partial<NewPlay>) => {
      const { status, body } = await own('POST', `/api/history/game/${slug}/plays`, {
        state: 'finished',
        ...play,
      });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.play as { readonly id: string };
    },
    removeTitle: (slug: string) =>
      own('DELETE', mediaTypes.game.removeTitle.path.replace(':userId', userId).replace(':titleId', slug)),
    configure: (settings: object) => own('PATCH', '/api/profile/history', settings),
    diary: async (query = '') => (await own('GET', `/api/diary${query}`)).body as DiaryPage,
    year: async (year: number) => (await own('GET', `/api/diary/years/${year}`)).body as DiaryYear,
  };
}

/** The dates of the plays of a page: the end, or else the start. */
export const datesOf = ({ entries }: DiaryPage) => entries.map(({ play }) => play.finished ?? play.started);
