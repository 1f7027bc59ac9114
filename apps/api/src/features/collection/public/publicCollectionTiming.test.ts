import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { createWorkRecorder } from '../../../testing/app/createWorkRecorder.ts';
import { compareTimes } from '../../../testing/compareTimes.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';

/** Response times are measured in the long tier alone; statements are compared in both. */
const isAll = process.env.TEST_TIER === 'all';
const settings = { PUBLIC_URL: 'https://shelf.example', RATE_LIMITS: 'off' };
const pairs = 300;
const warmUp = 30;
const patience = 60_000;

const addresses = [
  '/api/collections/NAME/games',
  '/cards/NAME.svg',
  '/cards/NAME.png',
  '/oembed?url=https://shelf.example/user/NAME/collection',
] as const;

eachEngine((engine) => {
  // @control:SEC-02
  test.each(addresses)(
    'a private collection and one of nobody execute the same statements at %s',
    async (address) => {
      const { store, record } = createWorkRecorder(await engine.freshStore());
      const { app, member, call } = await createTestApp(engine, settings, { store });
      await member('private');
      const { token } = await member('visible');
      await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
      const workOf = (name: string, status: number) =>
        record(async () => {
          const response = await app.request(address.replace('NAME', name));
          await response.text();
          expect(response.status).toBe(status);
        });
      // A second time as well, when nothing is done that is done once.
      for (const name of ['nobody7', 'nobody8']) {
        const work = await workOf('private', 404);
        expect(work.statements).not.toEqual([]);
        expect(await workOf(name, 404)).toEqual(work);
        const visible = await workOf('visible', 200);
        // Whether a collection is visible is all that oEmbed reads.
        if (!address.startsWith('/oembed')) expect(visible).not.toEqual(work);
      }
    },
  );
});

if (isAll)
  eachEngine((engine) => {
    test.each(addresses)(
      'a private collection and one of nobody cannot be told apart by their time at %s',
      async (address) => {
        const { app, member, call } = await createTestApp(engine, settings);
        await member('private');
        const { token } = await member('visible');
        await call('PUT', '/api/profile/visibility', { token, body: { collection: 'public' } });
        const ask =
          (name: string, where: string = address) =>
          async () => {
            const answer = await app.request(where.replace('NAME', name));
            await answer.text();
            return answer.status;
          };
        const after = async () => {};
        const compare = async (one: () => Promise<number>, other: () => Promise<number>) => {
          for (let index = 0; index < warmUp; index++) await one().then(other);
          return compareTimes({ pairs, one, other, after });
        };
        expect(await ask('private')()).toBe(404);
        const isTold = (area: number) => area <= 0.35 || area >= 0.65;
        const areas = [await compare(ask('private'), ask('nobody7'))];
        // Whoever can be told apart is told apart again; a busy machine that fell upon one of the two does not do so twice.
        if (areas.some(isTold)) areas.push(await compare(ask('private'), ask('nobody7')));
        expect(areas.every(isTold), areas.join(' and ')).toBe(false);
        console.info(`${engine.name}, ${address}: ${areas.join(' and ')}`);

        // The comparison does see what is there, where that takes more than one question.
        const [list] = addresses;
        expect(await ask('visible')()).toBe(200);
        expect(isTold(await compare(ask('visible', list), ask('nobody7', list)))).toBe(true);
      },
      patience,
    );
  });
