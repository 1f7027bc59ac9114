import {
  effectOfStatus,
  isOpen,
  mediaTypes,
  type NewPlay,
  type Play,
  type PlayState,
  playStates,
  statusAfterPlay,
} from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { createPlayer, type Player } from '../../testing/app/createPlayer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

const { statuses } = mediaTypes.anime;
const slug = 'frieren-beyond-journeys-end';
const dates = [null, '2019', '2019-05', '2020-02-29', '2026-03-29T00:30:00Z'] as const;
const someState = fc.constantFrom(...playStates);
const stars = fc.constantFrom(null, 0.5, 3, 5);
const someIndex = fc.nat({ max: 5 });

const action = fc.oneof(
  fc.record({ name: fc.constant('rate' as const), status: fc.constantFrom(...statuses), rating: stars }),
  fc.record({
    name: fc.constant('add' as const),
    state: someState,
    date: fc.constantFrom(...dates),
    rating: stars,
  }),
  fc.record({ name: fc.constant('edit' as const), index: someIndex, state: someState, rating: stars }),
  fc.record({ name: fc.constant('removePlay' as const), index: someIndex }),
  fc.record({ name: fc.constantFrom('remove' as const, 'restore' as const) }),
);

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

interface ModelPlay {
  readonly id: string;
  state: PlayState;
  rating: number | null;
  readonly isRepeat: boolean | null;
  readonly started: string | null;
}

/** What the history of one title must be after a sequence of actions. */
interface Model {
  tracking: { status: string; rating: number } | undefined;
  removed: { status: string; rating: number } | undefined;
  plays: ModelPlay[];
}

const openPlays = ({ plays }: Model) => plays.filter(({ state }) => isOpen(state));

function rateInModel(model: Model, status: string, rating: number) {
  const isNew = model.tracking?.status !== status;
  model.tracking = { status, rating: status === 'planned' ? 0 : rating };
  model.removed = undefined;
  if (!isNew) return;
  const { openPlays: state, addsRepeat } = effectOfStatus(status);
  if (state) for (const play of openPlays(model)) play.state = state;
  if (addsRepeat && openPlays(model).length === 0)
    // The server chooses the id.
    model.plays.push({ id: '', state: 'ongoing', rating: null, isRepeat: true, started: null });
}

function raiseInModel(model: Model, state: PlayState, hasOtherOpenPlays: boolean) {
  const { tracking } = model;
  const status = statusAfterPlay(statuses, { status: tracking?.status, hasOtherOpenPlays }, state);
  model.tracking = { status, rating: tracking?.rating ?? 0 };
  if (!tracking) model.removed = undefined;
}

/** Performs an action on the server and in the model; actions that are not possible are skipped. */
async function perform(player: Player, model: Model, step: Action) {
  switch (step.name) {
    case 'rate': {
      const rating = step.rating ?? 0;
      expect((await player.rate(step.status, rating))[0]).toBe(200);
      return rateInModel(model, step.status, rating);
    }
    case 'add': {
      const { state, date, rating } = step;
      const play: NewPlay = { state, started: date, rating };
      const [code, saved] = await player.addPlay(play);
      expect(code).toBe(200);
      raiseInModel(model, state, openPlays(model).length > 0);
      model.plays.push({ id: saved.play.id, state, rating, isRepeat: null, started: date });
      expect(saved).toMatchObject(model.tracking ?? {});
      return;
    }
    case 'edit': {
      const play = model.plays[step.index];
      if (!play) return;
      const change = { state: step.state, rating: step.rating };
      const [code] = await player.updatePlay({ id: play.id } as Play, change);
      // The plays of a title that is not tracked cannot be changed.
      expect(code).toBe(model.tracking ? 200 : 404);
      if (!model.tracking) return;
      const isNewState = play.state !== step.state;
      Object.assign(play, change);
      const hasOtherOpenPlays = openPlays(model).some((other) => other !== play);
      if (isNewState) raiseInModel(model, step.state, hasOtherOpenPlays);
      return;
    }
    case 'removePlay': {
      const play = model.plays[step.index];
      if (!play) return;
      expect((await player.removePlay({ id: play.id } as Play))[0]).toBe(200);
      model.plays = model.plays.filter((other) => other !== play);
      return;
    }
    case 'remove': {
      expect((await player.removeTitle())[0]).toBe(200);
      if (model.tracking) model.removed = model.tracking;
      model.tracking = undefined;
      return;
    }
    case 'restore': {
      const [code] = await player.restore();
      expect(code).toBe(model.removed ? 200 : 404);
      if (!model.removed) return;
      model.tracking = model.removed;
      model.removed = undefined;
    }
  }
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    /** What the server returns, with what its tables have. */
    async function readState(player: Player) {
      const tracked = await player.tracked();
      const { plays } = await player.history();
      const stored = await store.db
        .selectFrom('plays')
        .select('play_id')
        .where('user_id', '=', player.userId)
        .execute();
      const history = await store.db
        .selectFrom('histories')
        .select('play_count')
        .where('user_id', '=', player.userId)
        .executeTakeFirst();
      return { tracked, plays, stored: stored.length, playCount: Number(history?.play_count ?? 0) };
    }

    test('any sequence of ratings, plays, removals and undos leaves status, rating, plays and their count consistent', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
          const player = await createPlayer(server, { type: 'anime', slug });
          const model: Model = { tracking: undefined, removed: undefined, plays: [] };
          for (const step of actions) {
            await perform(player, model, step);
            const { tracked, plays, stored, playCount } = await readState(player);
            if (model.tracking) {
              const { status, rating } = model.tracking;
              expect(tracked).toMatchObject({ user_status: status, user_rating: rating });
            } else expect(tracked).toBeNull();
            expect([stored, playCount]).toEqual([model.plays.length, model.plays.length]);
            // Plays that the server has added are known from now on.
            const added = model.plays.find(({ id }) => id === '');
            const known = new Set(model.plays.map(({ id }) => id));
            if (added) Object.assign(added, { id: plays.find(({ id }) => !known.has(id))?.id });
            const shown = model.tracking ? model.plays : [];
            expect(
              plays
                .map(({ id, state, rating, is_repeat, started }) => ({
                  id,
                  state,
                  rating,
                  isRepeat: is_repeat,
                  started,
                }))
                .sort(byId),
            ).toEqual([...shown].sort(byId));
          }
        }),
        { numRuns: 25 },
      );
    });

    test('two devices that add and remove plays and change the status at once leave an exact count and a state that one order explains', async () => {
      for (let round = 0; round < 8; round++) {
        const player = await createPlayer(server, { type: 'anime', slug });
        await player.rate('watching', 4);
        const [, first] = await player.addPlay({ state: 'ongoing' });
        const responses = await Promise.all([
          player.addPlay({ state: 'finished', finished: '2026' }),
          player.rate('completed', 5),
          player.updatePlay(first.play, { progress: 3 }),
          player.addPlay({ state: 'ongoing', is_repeat: true }),
          player.removePlay(first.play),
        ]);
        // The play may have been removed before its progress was saved.
        expect(responses.map(([code]) => code)).toEqual([200, 200, expect.toBeOneOf([200, 404]), 200, 200]);
        const { tracked, plays, stored, playCount } = await readState(player);
        expect([stored, playCount, plays.length]).toEqual([2, 2, 2]);
        expect(tracked).toMatchObject({ user_status: 'completed', user_rating: 5 });
      }
    });

    test('a status that is saved while another device adds the first play ends that play or comes before it', async () => {
      for (let round = 0; round < 12; round++) {
        const player = await createPlayer(server, { type: 'anime', slug });
        await player.rate('planned');
        const [, [, added]] = await Promise.all([
          player.rate('completed', 5),
          player.addPlay({ state: 'ongoing' }),
        ]);
        const { tracked, plays } = await readState(player);
        expect(tracked).toMatchObject({ user_status: 'completed' });
        // The response shows which of both was first: the play moved the status up, or found the title completed.
        expect(plays.map(({ state }) => state)).toEqual([
          added.status === 'watching' ? 'finished' : 'ongoing',
        ]);
      }
    });
  },
  { shared: true },
);
