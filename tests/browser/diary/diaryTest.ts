import type { NewPlay } from '@gildshelf/api-client/contract';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { type Call, callAs } from '../fixtures/callAs.ts';
import { createUser } from '../fixtures/unlimitedTest.ts';

export { expect, signIn, test } from '../fixtures/unlimitedTest.ts';

/** A user with a diary on the server. */
export interface Diarist extends TestUser {
  readonly call: Call;
  readonly addPlay: (title: string, play: Partial<NewPlay>) => Promise<unknown>;
  /** The path of the diary with a query. */
  readonly diaryPath: (query?: string) => string;
}

/** Creates a user with some plays in November and October 2026, among them a private one and one of a private title. */
export async function createDiarist(server: RunningServer): Promise<Diarist> {
  const user = await createUser(server);
  const call = callAs(server, user);
  const addPlay = (title: string, play: Partial<NewPlay>) =>
    call('POST', `/api/history/${title}/plays`, { state: 'finished', ...play });
  await addPlay('game/hades-2018', { finished: '2026-11-08', rating: 4.5, is_repeat: true, platform: 'PC' });
  await addPlay('game/portal-2', { finished: '2026-11-08', is_private: true, note: 'Secret note' });
  await addPlay('game/celeste', { finished: '2026-11', rating: 4 });
  await addPlay('game/elden-ring', { finished: '2026-10-31T23:30:00Z', rating: 5 });
  await addPlay('game/disco-elysium', { times: 3 });
  await addPlay('game/outer-wilds', { finished: '2026-11-09' });
  await call('PATCH', '/api/history/game/outer-wilds', { is_private: true });
  return {
    ...user,
    call,
    addPlay,
    diaryPath: (query = '?month=2026-11') => `/user/${user.username}/diary${query}`,
  };
}

/** Makes the diary of a user public, or private again. */
export const setDiary = ({ call }: Diarist, diary: 'public' | 'private') =>
  call('PATCH', '/api/profile/history', { diary, time_zone: 'UTC' });
