import {
  ownLimits,
  ownMessages,
  type ReviewPage,
  reviewMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { createMediaServer, type MediaServer, unknownTitle } from '../../testing/app/createMediaServer.ts';
import { createPlayer } from '../../testing/app/createPlayer.ts';
import { createReviewer, type Reviewer } from '../../testing/app/createReviewer.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { repositoriesOn } from '../repositories.ts';

/** A title of its own for each test: the reviews of the others are not in its list. */
const slugs = ['portal', 'elden-ring', 'portal-2', 'the-last-of-us', 'half-life-2', 'journey', 'minecraft'];
let used = 0;
const nextTitle = () => ({ slug: slugs[used++] ?? '' });

eachEngine(
  (engine) => {
    let store: Store;
    let server: MediaServer;
    beforeAll(async () => {
      used = 0;
      store = await engine.freshStore();
      server = await createMediaServer(store);
    });

    const publicList = async ({ path }: Reviewer, query = '') =>
      (await server.call<ReviewPage>('GET', `${path}${query}`))[1];
    const textsOf = ({ reviews }: ReviewPage) => reviews.map(({ text }) => text);
    const setFlags = (userId: string, flags: object) =>
      store.db.updateTable('tracked_items').set(flags).where('user_id', '=', userId).execute();

    test('a review is saved, changed and deleted by its author', async () => {
      const author = await createReviewer(server, nextTitle());
      expect(await author.own()).toBeNull();
      const [status, { review }] = await author.save({ text: ' *Good*\n||The cake.|| ', is_spoiler: true });
      expect(status).toBe(200);
      const time = new Date(server.time.now).toISOString();
      expect(review).toEqual({
        ...{ id: review.id, text: ' *Good*\n||The cake.|| ', is_spoiler: true, visibility: 'public' },
        ...{ rating: 4, created_at: time, updated_at: time },
        author: { username: author.username, display_name: null, avatar_url: null, has_collection: false },
        ...{ helpful_count: 0, is_helpful: false, is_own: true, hidden_reason: null },
      });
      expect(await author.own()).toEqual(review);
      server.time.now += 1000;
      const [, changed] = await author.save({ visibility: 'private' });
      expect(changed.review).toEqual({
        ...review,
        ...{ text: author.text, is_spoiler: false, visibility: 'private' },
        updated_at: new Date(server.time.now).toISOString(),
      });
      server.time.now += 1000;
      // Without a change the review stays as old as it was.
      expect((await author.save({ visibility: 'private' }))[1]).toEqual(changed);
      const removed = [200, { message: reviewMessages.removed }];
      expect(await author.deleteReview()).toEqual(removed);
      expect(await author.deleteReview()).toEqual(removed);
      expect(await author.own()).toBeNull();
      expect((await author.save())[1].review.id).not.toBe(review.id);
    });

    test.each([
      [{ text: '' }, reviewMessages.invalidText],
      [{ text: ' \n\t\u200b' }, reviewMessages.invalidText],
      [{ text: 'x'.repeat(ownLimits.review + 1) }, reviewMessages.invalidText],
      [{ text: 7 }, reviewMessages.invalidText],
      [{ text: 'a\0b' }, ownMessages.request.invalidField('text')],
      [{ is_spoiler: 'yes' }, ownMessages.request.invalidField('is_spoiler')],
      [{ visibility: 'friends' }, reviewMessages.invalidVisibility],
      [{ visibility: undefined }, reviewMessages.invalidVisibility],
      [{ rating: 5 }, ownMessages.request.unknownField('rating')],
      [{ helpful_count: 5 }, ownMessages.request.unknownField('helpful_count')],
    ])('rejects %j', async (change, message) => {
      const author = await createReviewer(server);
      expect(await author.save(change)).toMatchObject([400, { message }]);
      expect(await author.own()).toBeNull();
    });

    test('the longest review is stored as it was written, in any script', async () => {
      const author = await createReviewer(server);
      for (const text of [
        '🎮'.repeat(ownLimits.review / 2),
        '<script>alert(1)</script> \\u0000',
        '\u202eמשחק',
      ]) {
        expect((await author.save({ text }))[0]).toBe(200);
        expect((await author.own())?.text).toBe(text);
      }
    });

    test('a title must be in the collection, and the email address verified', async () => {
      const player = await createPlayer(server);
      const review = { text: 'Good.', is_spoiler: false, visibility: 'public' };
      const path = '/api/reviews/game/portal/own';
      expect(await player.call('PUT', path, review)).toEqual([409, { message: reviewMessages.notTracked }]);
      await player.rate('planned');
      await store.db
        .updateTable('users')
        .set({ verified_at: null })
        .where('user_id', '=', player.userId)
        .execute();
      const unverified = [403, { message: reviewMessages.unverified }];
      expect(await player.call('PUT', path, review)).toEqual(unverified);
      const other = await createReviewer(server);
      const id = await other.publish();
      expect(await player.call('PUT', `/api/review-votes/${id}`)).toEqual(unverified);
      expect(await player.call('POST', `/api/review-reports/${id}`, { reason: 'Spam.' })).toEqual(unverified);
    });

    test('an unknown title or media type is a 404', async () => {
      const author = await createReviewer(server);
      for (const path of ['/api/reviews/game/no-such-game', '/api/reviews/podcast/portal']) {
        expect(await server.call('GET', path)).toEqual(unknownTitle);
        expect(await author.call('GET', `${path}/own`)).toEqual(unknownTitle);
        expect(await author.call('DELETE', `${path}/own`)).toEqual(unknownTitle);
      }
    });

    test('other users see a review only while it is public, not hidden, and its title in the collection and not private', async () => {
      const title = nextTitle();
      const author = await createReviewer(server, title);
      const reader = await createReviewer(server, title);
      const id = await author.publish();
      const seen = async () => [
        textsOf(await publicList(author)).length,
        textsOf(await reader.list()).length,
        (await publicList(author)).total,
        (await reader.vote(id))[0],
        (await reader.report(id))[0],
      ];
      const visible = [1, 1, 1, 200, 200];
      const invisible = [0, 0, 0, 404, 404];
      const decide = (hidden_at: number | null, hidden_reason: string | null) =>
        repositoriesOn(store.db).reportedReviews.decide(id, { hidden_at, hidden_reason });
      expect(await seen()).toEqual(visible);

      await author.save({ visibility: 'private' });
      expect(await seen()).toEqual(invisible);
      await author.save();
      expect(await seen()).toEqual(visible);

      await setFlags(author.userId, { is_private: 1 });
      expect(await seen()).toEqual(invisible);
      expect(await author.own()).toMatchObject({ text: author.text });
      await setFlags(author.userId, { is_private: 0 });
      expect(await seen()).toEqual(visible);

      await author.removeTitle();
      expect(await seen()).toEqual(invisible);
      expect(await author.own()).toBeNull();
      await author.restore();
      expect(await seen()).toEqual(visible);

      await decide(server.time.now, 'Not about the game.');
      expect(await seen()).toEqual(invisible);
      expect(await author.own()).toMatchObject({ hidden_reason: 'Not about the game.' });
      await author.save({ text: 'Written again.' });
      await author.deleteReview();
      expect(await author.own()).toBeNull();
      await author.save();
      expect(await seen()).toEqual(invisible);
      await decide(null, null);
      expect(await seen()).toEqual(visible);
      expect(await author.own()).toMatchObject({ hidden_reason: null });
    });

    test('a review has the rating of its author, and the profile only of an author with a public collection or diary', async () => {
      const author = await createReviewer(server, nextTitle());
      await store.db
        .updateTable('users')
        .set({ display_name: 'Ada', avatar_url: 'https://a.example/ada.png' })
        .where('user_id', '=', author.userId)
        .execute();
      await author.publish();
      const shown = async () => {
        const [review] = (await publicList(author)).reviews;
        return { ...review?.author, rating: review?.rating, is_own: review?.is_own };
      };
      const nothing = { username: author.username, display_name: null, avatar_url: null };
      const profile = { ...nothing, display_name: 'Ada', avatar_url: 'https://a.example/ada.png' };
      expect(await shown()).toEqual({ ...nothing, has_collection: false, rating: 4, is_own: false });
      await author.rate('planned');
      const { userId: user_id } = author;
      await store.db.insertInto('public_collections').values({ user_id, created_at: 1 }).execute();
      expect(await shown()).toEqual({ ...profile, has_collection: true, rating: null, is_own: false });
      await store.db.deleteFrom('public_collections').where('user_id', '=', user_id).execute();
      await repositoriesOn(store.db).histories.lock(user_id);
      await store.db.updateTable('histories').set({ is_public: 1 }).where('user_id', '=', user_id).execute();
      expect(await shown()).toEqual({ ...profile, has_collection: false, rating: null, is_own: false });
    });

    test('pages are in the order of time or of votes, without repeated or missing reviews', async () => {
      const title = nextTitle();
      const authors: Reviewer[] = [];
      const ids: string[] = [];
      for (const _ of [0, 1, 2, 3, 4]) {
        const author = await createReviewer(server, title);
        authors.push(author);
        ids.push(await author.publish());
        // The last two at the same time.
        if (authors.length < 4) server.time.now += 1000;
      }
      // Ids of one millisecond are in any order.
      if ((ids[3] ?? '') > (ids[4] ?? '')) authors.push(...authors.splice(3, 1));
      const [first, second, third, fourth, fifth] = authors;
      if (!first || !second || !third || !fourth || !fifth) throw new Error('There are five authors.');
      for (const voter of [second, third]) await voter.vote(ids[0] ?? '');
      await first.vote(ids[2] ?? '');
      const pagesOf = async (sort: string) => {
        const texts: string[] = [];
        let next: string | null | undefined;
        do {
          const page = await publicList(first, `?sort=${sort}&limit=2${next ? `&after=${next}` : ''}`);
          expect(page.total).toBe(5);
          texts.push(...textsOf(page));
          next = page.next;
        } while (next);
        return texts;
      };
      const newest = [fifth, fourth, third, second, first].map(({ text }) => text);
      expect(await pagesOf('newest')).toEqual(newest);
      expect(textsOf(await publicList(first))).toEqual(newest);
      expect(await pagesOf('helpful')).toEqual([first, third, fifth, fourth, second].map(({ text }) => text));
    });

    test.each(['sort=oldest', 'limit=0', 'limit=51', 'after=x', 'after=1', 'sort=helpful&after=1_x'])(
      'rejects the query %s',
      async (query) => {
        const position = '1_00000000-0000-7000-8000-000000000000';
        expect((await server.call('GET', `/api/reviews/game/portal?${query}`))[0]).toBe(400);
        // A cursor of the other order.
        for (const wrong of [`sort=helpful&after=${position}`, `after=5_${position}`])
          expect(await server.call('GET', `/api/reviews/game/portal?${wrong}`)).toMatchObject([
            400,
            { message: reviewMessages.invalidCursor },
          ]);
        expect((await server.call('GET', `/api/reviews/game/portal?after=${position}`))[0]).toBe(200);
      },
    );

    test('two devices that save a review at the same time leave one review, the one that both then see', async () => {
      const author = await createReviewer(server, nextTitle());
      const texts = ['From the phone.', 'From the desktop.'];
      const saved = await Promise.all(texts.map((text) => author.save({ text })));
      expect(saved.map(([status]) => status)).toEqual([200, 200]);
      const own = await author.own();
      expect(texts).toContain(own?.text);
      expect(await publicList(author)).toMatchObject({
        total: 1,
        reviews: [{ id: own?.id, text: own?.text }],
      });
    });

    test('a user can save 20 new or changed reviews an hour, failures not counted', async () => {
      const limited = await createMediaServer(store);
      const author = await createReviewer(limited);
      limited.time.now = Date.UTC(2027, 0, 1, 8, 30);
      const player = await createPlayer(limited, { slug: 'elden-ring' });
      expect((await player.call('PUT', '/api/reviews/game/elden-ring/own', { text: 'Good.' }))[0]).toBe(400);
      for (let number = 1; number <= serverLimits.reviewsPerHour; number++) {
        expect((await author.save({ text: `Version ${number}.` }))[0]).toBe(200);
        expect((await author.save({ text: `Version ${number}.` }))[0]).toBe(200);
      }
      expect(await author.save()).toEqual([429, { message: reviewMessages.tooManyReviews }]);
      expect((await author.own())?.text).toBe(`Version ${serverLimits.reviewsPerHour}.`);
      const other = await createReviewer(limited);
      expect((await other.save())[0]).toBe(200);
      limited.time.now += 30 * 60 * 1000;
      expect((await author.save())[0]).toBe(200);
    });
  },
  { shared: true },
);
