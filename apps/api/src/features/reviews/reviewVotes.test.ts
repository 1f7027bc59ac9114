import { ownLimits, reviewMessages, serverLimits } from '@gildshelf/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { createMediaServer, type MediaServer } from '../../testing/app/createMediaServer.ts';
import { createReviewer } from '../../testing/app/createReviewer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    test('a user has one vote for a review and can take it back', async () => {
      const author = await createReviewer(server);
      const [reader, other] = [await createReviewer(server), await createReviewer(server)];
      const id = await author.publish();
      expect(await reader.vote(id)).toEqual([200, { helpful_count: 1, is_helpful: true }]);
      expect(await reader.vote(id)).toEqual([200, { helpful_count: 1, is_helpful: true }]);
      expect(await other.vote(id)).toEqual([200, { helpful_count: 2, is_helpful: true }]);
      expect(await reader.removeVote(id)).toEqual([200, { helpful_count: 1, is_helpful: false }]);
      expect(await reader.removeVote(id)).toEqual([200, { helpful_count: 1, is_helpful: false }]);
      const seenBy = async ({ list }: typeof reader) =>
        (await list()).reviews.find((review) => review.id === id);
      expect(await seenBy(reader)).toMatchObject({ helpful_count: 1, is_helpful: false, is_own: false });
      expect(await seenBy(other)).toMatchObject({ helpful_count: 1, is_helpful: true, is_own: false });
      expect(await seenBy(author)).toMatchObject({ helpful_count: 1, is_helpful: false, is_own: true });
    });

    test('concurrent votes are all counted', async () => {
      const author = await createReviewer(server);
      const id = await author.publish();
      const readers = await Promise.all(Array.from({ length: 8 }, () => createReviewer(server)));
      await Promise.all(readers.flatMap((reader) => [reader.vote(id), reader.vote(id)]));
      expect(await author.own()).toMatchObject({ helpful_count: 8 });
    });

    test('the votes of a deleted user are not counted, and a deleted author has no review, vote or report', async () => {
      const [author, reader] = [await createReviewer(server), await createReviewer(server)];
      const [id, ownId] = [await author.publish(), await reader.publish()];
      await reader.vote(id);
      await author.vote(ownId);
      await author.report(ownId);
      await store.db.deleteFrom('users').where('user_id', '=', reader.userId).execute();
      expect(await author.own()).toMatchObject({ helpful_count: 0 });
      await store.db.deleteFrom('users').where('user_id', '=', author.userId).execute();
      const rowsOf = (table: 'reviews' | 'review_votes' | 'review_reports') =>
        store.db.selectFrom(table).selectAll().where('review_id', 'in', [id, ownId]).execute();
      for (const table of ['reviews', 'review_votes', 'review_reports'] as const)
        expect(await rowsOf(table)).toEqual([]);
    });

    test('authors cannot vote for their own review or report it', async () => {
      const author = await createReviewer(server);
      const id = await author.publish();
      const conflict = [409, { message: reviewMessages.ownReview }];
      expect(await author.vote(id)).toEqual(conflict);
      expect(await author.removeVote(id)).toEqual(conflict);
      expect(await author.report(id)).toEqual(conflict);
      expect(await author.own()).toMatchObject({ helpful_count: 0 });
    });

    test.each(['x', '7', uuidv7(5)])('a review %j does not exist', async (id) => {
      const reader = await createReviewer(server);
      const unknown = [404, { message: reviewMessages.unknownReview }];
      expect(await reader.vote(id)).toEqual(unknown);
      expect(await reader.removeVote(id)).toEqual(unknown);
      expect(await reader.report(id)).toEqual(unknown);
    });

    test('visitors cannot vote or report', async () => {
      const id = await (await createReviewer(server)).publish();
      for (const method of ['PUT', 'DELETE'])
        expect((await server.call(method, `/api/review-votes/${id}`))[0]).toBe(401);
      const report = { body: { reason: 'Spam.' } };
      expect((await server.call('POST', `/api/review-reports/${id}`, report))[0]).toBe(401);
    });

    test('a user has one report of a review, the last one', async () => {
      const author = await createReviewer(server);
      const [reader, other] = [await createReviewer(server), await createReviewer(server)];
      const id = await author.publish();
      const reported = [200, { message: reviewMessages.reported }];
      expect(await reader.report(id, 'Spam.')).toEqual(reported);
      expect(await reader.report(id, 'An advertisement.')).toEqual(reported);
      expect(await other.report(id, 'Rude.')).toEqual(reported);
      const reports = await store.db
        .selectFrom('review_reports')
        .select('reason')
        .where('review_id', '=', id)
        .orderBy('reason')
        .execute();
      expect(reports).toEqual([{ reason: 'An advertisement.' }, { reason: 'Rude.' }]);
    });

    test.each(['', '  ', 7, null, 'x'.repeat(ownLimits.reportReason + 1)])(
      'rejects a report with the reason %j',
      async (reason) => {
        const [author, reader] = [await createReviewer(server), await createReviewer(server)];
        const id = await author.publish();
        expect(await reader.report(id, reason)).toMatchObject([
          400,
          { message: reviewMessages.invalidReason },
        ]);
      },
    );

    test('a user can send 20 reports an hour', async () => {
      const [author, reader] = [await createReviewer(server), await createReviewer(server)];
      const id = await author.publish();
      for (let number = 0; number < serverLimits.reportsPerHour; number++)
        expect((await reader.report(id))[0]).toBe(200);
      expect(await reader.report(id)).toEqual([429, { message: reviewMessages.tooManyReports }]);
    });
  },
  { shared: true },
);
