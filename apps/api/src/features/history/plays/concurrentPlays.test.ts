import { createWebhook } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { createPlayer } from '../../../testing/app/createPlayer.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { installSampleTitles } from '../../../testing/database/titles.ts';

/** Calls a function `count` times concurrently. */
const times = <Result>(count: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

eachEngine((engine) => {
  const start = async () => {
    const store = await engine.freshStore();
    const server = await createMediaServer(store);
    const player = await createPlayer(server);
    const playCount = async () =>
      (await store.db.selectFrom('histories').select('play_count').executeTakeFirst())?.play_count;
    return { store, server, player, playCount };
  };

  test('concurrent calls that add, change and remove plays lose none and count all', async () => {
    const { player, playCount } = await start();
    const added = await times(12, (index) => player.addPlay({ state: 'finished', progress: index }));
    expect(added.map(([status]) => status)).toEqual(Array(12).fill(200));
    expect(await playCount()).toBe(12);
    const results = await times(12, (index) => {
      const play = added[index]?.[1].play;
      if (index % 3 === 0) return player.removePlay(play);
      return index % 3 === 1 ? player.updatePlay(play, { rating: 1 }) : player.addPlay({ state: 'unknown' });
    });
    expect(results.map(([status]) => status)).toEqual(Array(12).fill(200));
    const { plays } = await player.history();
    expect([plays.length, await playCount()]).toEqual([12, 12]);
    expect(plays.filter(({ rating }) => rating === 1)).toHaveLength(4);
    const [first] = added;
    await times(4, () => player.removePlay(first?.[1].play));
    expect(await playCount()).toBe(12);
  });

  test('the first play of a title and a concurrent rating of it keep the rating and a status of one of them', async () => {
    const { server } = await start();
    for (let round = 0; round < 8; round++) {
      const player = await createPlayer(server);
      const [[added], [rated]] = await Promise.all([
        player.addPlay({ state: 'ongoing' }),
        player.rate('completed', 4.5),
      ]);
      expect([added, rated]).toEqual([200, 200]);
      expect(await player.tracked()).toMatchObject({ user_status: 'completed', user_rating: 4.5 });
      const { plays } = await player.history();
      // Finished if the play was saved first, ongoing if the rating was.
      expect(plays).toHaveLength(1);
      expect(['finished', 'ongoing']).toContain(plays[0]?.state);
    }
  });

  test('a new status and concurrent changes of a play are all saved', async () => {
    const { player } = await start();
    const [, { play }] = await player.addPlay({ state: 'ongoing' });
    for (let round = 0; round < 6; round++) {
      await player.rate('playing', 2);
      await player.updatePlay(play, { state: 'ongoing' });
      const results = await Promise.all([
        player.rate('completed', 4.5),
        player.updatePlay(play, { state: 'paused' }),
        player.updatePlay(play, { progress: round }),
      ]);
      expect(results.map(([status]) => status)).toEqual([200, 200, 200]);
      expect(await player.tracked()).toMatchObject({ user_status: 'completed', user_rating: 4.5 });
      const [saved] = (await player.history()).plays;
      expect(saved?.progress).toBe(round);
      expect(['finished', 'paused']).toContain(saved?.state);
    }
  });

  test('concurrent changes to a repeat add one play', async () => {
    const { server } = await start();
    const player = await createPlayer(server, { type: 'anime', slug: 'steins-gate' });
    await times(6, () => player.rate('re-watching', 3));
    expect((await player.history()).plays).toMatchObject([{ state: 'ongoing', is_repeat: true }]);
  });

  test('concurrent calls replace tags and notes as a whole', async () => {
    const { player } = await start();
    await player.rate('planned');
    const given = (index: number) => [`tag ${index}`, `with ${index}`];
    const results = await times(8, (index) => player.change({ tags: given(index), note: String(index) }));
    expect(results.map(([status]) => status)).toEqual(Array(8).fill(200));
    const { tags, note } = await player.history();
    expect(tags).toEqual(given(Number(note)));
  });

  test('a removal and a concurrent play leave the title tracked or restore it once, with all plays', async () => {
    const { player, playCount } = await start();
    for (let round = 0; round < 6; round++) {
      await player.addPlay({ state: 'unknown' });
      const results = await Promise.all([player.removeTitle(), player.addPlay({ state: 'unknown' })]);
      expect(results.map(([status]) => status)).toEqual([200, 200]);
      const restored = await times(3, () => player.restore());
      expect(restored.filter(([status]) => status === 200).length).toBeLessThanOrEqual(1);
      expect(await player.tracked()).not.toBeNull();
      expect((await player.history()).plays).toHaveLength((await playCount()) ?? 0);
    }
  });

  test('plays that add a title or change its status are queued for webhooks like ratings', async () => {
    const store = await engine.freshStore();
    await installSampleTitles(store);
    const { call, member } = await createTestApp(engine, {}, { store });
    const { token, userId } = await member('bob');
    const body = { url: 'https://receiver.example/hook', events: ['added', 'rated', 'completed'] };
    await call('POST', createWebhook.path, { token, body });
    const events = async () => {
      const rows = await store.db
        .selectFrom('webhook_deliveries')
        .select(['event', 'body'])
        .orderBy('delivery_id')
        .execute();
      return rows.map(({ event, body }) => [event, JSON.parse(body).data.status]);
    };
    const plays = '/api/history/game/portal/plays';
    const { play } = (await call('POST', plays, { token, body: { state: 'ongoing' } })).body;
    expect(await events()).toEqual([['added', 'playing']]);
    const change = (state: string) => call('PATCH', `/api/plays/${play.id}`, { token, body: { state } });
    await change('paused');
    await change('finished');
    const expected = [
      ['added', 'playing'],
      ['completed', 'completed'],
    ];
    expect(await events()).toEqual(expected);
    await change('finished');
    await call('POST', plays, { token, body: { state: 'finished' } });
    // A removal has no event, so that a receiver still knows the title.
    await call('DELETE', `/api/userGames/${userId}/games/portal`, { token });
    expect((await call('POST', '/api/history/game/portal/restore', { token })).status).toBe(200);
    expect(await events()).toEqual(expected);
  });
});
