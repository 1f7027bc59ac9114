import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/app/createTestApp.ts';
import { createWorkRecorder } from '../../testing/app/createWorkRecorder.ts';
import { compareTimes } from '../../testing/compareTimes.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

/** Response times are only measured in the long tier; statements are compared in both tiers. */
const isAll = process.env.TEST_TIER === 'all';
const settings = { PUBLIC_URL: 'https://shelf.example', RATE_LIMITS: 'off' };
const pairs = 300;
const warmUp = 30;
const timeoutMs = 60_000;

const paths = [
  '/api/collections/NAME/games',
  '/api/collections/NAME/statistics',
  '/cards/NAME.svg',
  '/cards/NAME.png',
  '/feeds/NAME.atom',
  '/feeds/NAME/game.json',
  '/oembed?url=https://shelf.example/user/NAME/collection',
] as const;

eachEngine((engine) => {
  // @control:SEC-02
  test.each(paths)(
    'a private collection and an unknown user execute the same statements at %s',
    async (path) => {
      const { store, record } = createWorkRecorder(await engine.freshStore());
      const { app, member, call } = await createTestApp(engine, settings, { store });
      await member('private');
      const { token } = await member('visible');
      await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
      const recordWork = (name: string, status: number) =>
        record(async () => {
          const response = await app.request(path.replace('NAME', name));
          await response.text();
          expect(response.status).toBe(status);
        });
      // Compared twice, because the first request may do work that is done only once.
      for (const name of ['nobody7', 'nobody8']) {
        const work = await recordWork('private', 404);
        expect(work.statements).not.toEqual([]);
        expect(await recordWork(name, 404)).toEqual(work);
        const visible = await recordWork('visible', 200);
        // oEmbed reads only whether a collection is public.
        if (!path.startsWith('/oembed')) expect(visible).not.toEqual(work);
      }
    },
  );
});

if (isAll)
  eachEngine((engine) => {
    test.each(paths)(
      'a private collection and an unknown user cannot be distinguished by response time at %s',
      async (path) => {
        const { app, member, call } = await createTestApp(engine, settings);
        await member('private');
        const { token } = await member('visible');
        await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
        const request =
          (name: string, target: string = path) =>
          async () => {
            const response = await app.request(target.replace('NAME', name));
            await response.text();
            return response.status;
          };
        const after = async () => {};
        const compare = async (one: () => Promise<number>, other: () => Promise<number>) => {
          for (let index = 0; index < warmUp; index++) await one().then(other);
          return compareTimes({ pairs, one, other, after });
        };
        expect(await request('private')()).toBe(404);
        const isDistinguishable = (area: number) => area <= 0.35 || area >= 0.65;
        const areas = [await compare(request('private'), request('nobody7'))];
        // Repeated once: a real difference shows again, a difference caused by load on the machine hardly does.
        if (areas.some(isDistinguishable)) areas.push(await compare(request('private'), request('nobody7')));
        expect(areas.every(isDistinguishable), areas.join(' and ')).toBe(false);
        console.info(`${engine.name}, ${path}: ${areas.join(' and ')}`);

        // The comparison detects a collection that exists, where reading it takes more than one query.
        const [list] = paths;
        expect(await request('visible')()).toBe(200);
        expect(isDistinguishable(await compare(request('visible', list), request('nobody7', list)))).toBe(
          true,
        );
      },
      timeoutMs,
    );
  });
