import type { PlayFields } from '@gildshelf/api-client/contract';
import type { ImportedPlay, ImportedTitle } from '@gildshelf/import-formats';
import { describe, expect, test } from 'vitest';
import type { RecordedTitle } from '../../../config/TitleWriter.ts';
import { planTitle } from './planTitle.ts';
import type { TitlePlan } from './TitlePlan.ts';

const now = Date.UTC(2026, 10, 20, 12);
const item = {
  ...{ status: 'watching', rating: 3, isFavourite: false, isPrivate: false },
  ...{ createdAt: 1, changedAt: Date.UTC(2026, 0, 1) },
};
const unknown: RecordedTitle = {
  ...{ mediaType: 'anime', titleId: 'monster', item: null, note: null, tags: [], review: null },
  ...{ plays: new Map(), episodes: [] },
};
const recorded: RecordedTitle = { ...unknown, item, note: 'Mine.', tags: ['old'] };
const stars = (count: number) => ({ raw: String(count * 2), maximum: 10, stars: count });

const play = (fields: Partial<ImportedPlay> = {}): ImportedPlay => ({
  ...{ key: 'play', started: null, finished: null, state: 'finished', isRepeat: null, times: 1 },
  ...{ progress: null, rating: null, platform: null, note: null, isPrivate: false, episodes: [] },
  ...fields,
});

function planOf(
  fields: Partial<ImportedTitle>,
  { status = 'completed', ...choices }: Partial<TitlePlan> = {},
): TitlePlan {
  const imported: ImportedTitle = {
    ...{ key: 'monster', places: [], kind: 'anime', name: 'Monster', otherNames: [], year: null, ids: {} },
    ...{ status: null, rating: null, rated: null, added: null, changed: null, isFavourite: false },
    ...{ isPrivate: false, tags: [], note: null, plays: [], reviews: [], remarks: [], extras: {} },
    ...fields,
  };
  return { source: 'myanimelist', imported, status, isChosen: false, policy: {}, now, ...choices };
}

const recordedPlay = (fields: Partial<PlayFields>, createdAt = 1) => ({
  createdAt,
  fields: {
    ...{ started: null, finished: null, state: 'finished', is_repeat: null, times: 1, progress: null },
    ...{ rating: null, platform: null, note: null, is_private: false },
    ...fields,
  } as PlayFields,
});
const withPlays = (plays: Readonly<Record<string, ReturnType<typeof recordedPlay>>>): RecordedTitle => ({
  ...recorded,
  plays: new Map(Object.entries(plays)),
});
const playsOf = (plan: TitlePlan, title: RecordedTitle) => [...(planTitle(plan, title)?.plays ?? [])];

describe('a title that is not in the collection', () => {
  test('gets the status, the rating and the times of the source', () => {
    const plan = planOf({ rating: stars(4.5), added: '2021-05-02', changed: '2022-03-04T05:06:07Z' });
    expect(planTitle(plan, unknown)).toEqual({
      ...{ mediaType: 'anime', titleId: 'monster' },
      item: {
        ...{ status: 'completed', rating: 4.5, isFavourite: false, isPrivate: false },
        ...{ createdAt: Date.UTC(2021, 4, 2), changedAt: Date.UTC(2022, 2, 4, 5, 6, 7) },
      },
    });
  });

  test('is changed at the last date that the source has, and now only without any', () => {
    const timesOf = (fields: Partial<ImportedTitle>) => {
      const { createdAt, changedAt } = planTitle(planOf(fields), unknown)?.item ?? {};
      return [createdAt, changedAt];
    };
    const day = Date.UTC(2020, 1, 17);
    expect(
      timesOf({ plays: [play({ finished: '2020-02-17' }), play({ key: 'b', finished: '2019' })] }),
    ).toEqual([day, day]);
    expect(timesOf({})).toEqual([now, now]);
    expect(timesOf({ changed: '2031-01-01' })).toEqual([now, now]);
  });

  test('has no rating while it is planned', () => {
    expect(planTitle(planOf({ rating: stars(4) }, { status: 'planned' }), unknown)?.item?.rating).toBe(0);
  });

  test('is not added without a status', () => {
    expect(planTitle(planOf({ note: 'On a list.' }, { status: null }), unknown)).toBeUndefined();
  });
});

describe('a title of the collection', () => {
  const theirs = { rating: stars(4.5), note: 'Theirs.', tags: ['new'], changed: '2026-06-01' };

  test('gets only what it lacks', () => {
    expect(planTitle(planOf(theirs), recorded)).toEqual({
      ...{ mediaType: 'anime', titleId: 'monster', tags: ['new'] },
    });
    const empty = { ...recorded, note: null, item: { ...item, rating: 0 } };
    expect(planTitle(planOf(theirs), empty)).toMatchObject({
      item: { status: 'watching', rating: 4.5 },
      note: 'Theirs.',
    });
  });

  test.each([
    ['theirs', '2025-01-01', true],
    ['mine', '2026-06-01', false],
    ['newer', '2026-06-01', true],
    ['newer', '2025-01-01', false],
  ] as const)(
    'with the policy %s, changed at the source on %s: is overwritten: %s',
    (policy, changed, isOverwritten) => {
      const fields = { status: policy, rating: policy, note: policy };
      const update = planTitle(planOf({ ...theirs, tags: [], changed }, { policy: fields }), recorded);
      if (!isOverwritten) expect(update).toBeUndefined();
      else expect(update).toMatchObject({ item: { status: 'completed', rating: 4.5 }, note: 'Theirs.' });
    },
  );

  test.each([
    ['completed', 'watching'],
    ['completed', 'planned'],
    ['watching', 'planned'],
    ['re-watching', 'dropped'],
  ])('is not lowered from %s to %s, unless the user has chosen so for it', (mine, status) => {
    const title = { ...recorded, item: { ...item, status: mine } };
    const policy = { status: 'theirs' } as const;
    expect(planTitle(planOf({}, { status, policy }), title)).toBeUndefined();
    expect(planTitle(planOf({}, { status, isChosen: true }), title)?.item?.status).toBe(status);
  });

  test('is a favourite if it is one here or at the source, and gets no tags with the policy mine', () => {
    expect(planTitle(planOf({ isFavourite: true }), recorded)?.item?.isFavourite).toBe(true);
    expect(planTitle(planOf({ tags: ['new'] }, { policy: { tags: 'mine' } }), recorded)).toBeUndefined();
  });

  test('gets tags in their stored form, none that cannot be one, and not more than it may have', () => {
    const tags = ['  Cosy  Evening ', 'cosy evening', 'a, b', 'x'.repeat(41)];
    expect(planTitle(planOf({ tags }), recorded)?.tags).toEqual(['cosy evening']);
    const full = { ...recorded, tags: Array.from({ length: 49 }, (_, number) => `tag ${number}`) };
    expect(planTitle(planOf({ tags: ['one', 'two'] }), full)?.tags).toEqual(['one']);
  });
});

describe('plays', () => {
  test('have the same id in each import, and another one for another title or source', () => {
    const plan = planOf({ plays: [play()] });
    const [[id] = []] = playsOf(plan, recorded);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(playsOf(plan, recorded)[0]?.[0]).toBe(id);
    expect(playsOf(plan, { ...recorded, titleId: 'other' })[0]?.[0]).not.toBe(id);
    expect(playsOf({ ...plan, source: 'anilist' }, recorded)[0]?.[0]).not.toBe(id);
  });

  test('that were imported before get only what they lack', () => {
    const imported = play({ started: '2021', finished: '2021-06-01', progress: 12, note: 'Theirs.' });
    const [[id = ''] = []] = playsOf(planOf({ plays: [imported] }), recorded);
    const stored = recordedPlay({ state: 'ongoing', started: '2021-05-02', progress: 20, note: 'Mine.' });
    expect(playsOf(planOf({ plays: [imported] }), withPlays({ [id]: stored }))).toEqual([
      [id, { ...stored.fields, state: 'finished', finished: '2021-06-01' }],
    ]);
  });

  test.each([
    ['the same day', { finished: '2020-02-17' }, { finished: '2020-02-17T19:00:00Z' }, 0],
    [
      'the same end and an unknown start',
      { finished: '2020-02-17' },
      { started: '2020-02-01', finished: '2020-02-17' },
      0,
    ],
    ['another day', { finished: '2020-02-17' }, { finished: '2020-02-18' }, 1],
    ['both going on', { state: 'ongoing' }, { state: 'ongoing', started: '2020' }, 0],
  ] as const)('that were recorded here are recognised: %s', (_, mine, theirs, added) => {
    const plan = planOf({ plays: [play(theirs)] });
    const ids = playsOf(plan, withPlays({ mine: recordedPlay(mine) })).map(([id]) => id);
    expect(ids.filter((id) => id !== 'mine')).toHaveLength(added);
  });

  test('without dates add only the times that are missing', () => {
    const plan = planOf({ plays: [play({ times: 3 })] });
    const timesOf = (title: RecordedTitle) => playsOf(plan, title).map(([, { times }]) => times);
    expect(timesOf(recorded)).toEqual([3]);
    const mine = { mine: recordedPlay({ finished: '2020' }) };
    expect(timesOf(withPlays(mine))).toEqual([2]);
    const [[id = '', fields] = []] = playsOf(plan, withPlays(mine));
    expect(timesOf(withPlays({ ...mine, [id]: recordedPlay(fields ?? {}) }))).toEqual([]);
    expect(timesOf(withPlays({ mine: recordedPlay({ times: 4 }) }))).toEqual([]);
  });

  test('have no date in the future, and fields within the limits', () => {
    const long = play({
      started: '2030',
      times: 1e9,
      progress: 1e9,
      note: 'x'.repeat(10_001),
      platform: 'y'.repeat(99),
    });
    const [[, fields] = []] = playsOf(planOf({ plays: [long] }), recorded);
    expect(fields).toMatchObject({ started: null, times: 10_000, progress: 1_000_000 });
    expect([fields?.note?.length, fields?.platform?.length]).toEqual([10_000, 80]);
  });

  test('add the episodes that are not recorded', () => {
    const episode = (number: number) => ({ season: 1, number, watched: '2020-01-01', rating: stars(4) });
    const plan = planOf({ plays: [play({ state: 'ongoing', episodes: [episode(1), episode(2)] })] });
    const [[id = '', fields] = []] = playsOf(plan, recorded);
    expect(planTitle(plan, recorded)?.episodes).toMatchObject([{ number: 1 }, { number: 2, rating: 4 }]);
    const known = { ...{ playId: id, season: 1, number: 1 }, watched: null, rating: null };
    const title = { ...withPlays({ [id]: recordedPlay(fields ?? {}) }), episodes: [known] };
    expect(planTitle(plan, title)?.episodes).toMatchObject([{ playId: id, number: 2 }]);
  });
});

describe('reviews', () => {
  const review = (text: string, playKey: string | null = null, written: string | null = null) => ({
    ...{ text, isSpoiler: text === 'Spoiler.', playKey, written },
  });
  const recordedReview = { text: 'Mine.', isSpoiler: false, isPublic: true, createdAt: 1 };

  test('are private, from the day on which they were written', () => {
    const plan = planOf({ reviews: [review('Spoiler.', null, '2020-02-17')] });
    expect(planTitle(plan, unknown)?.review).toEqual({
      ...{ text: 'Spoiler.', isSpoiler: true, isPublic: false, createdAt: Date.UTC(2020, 1, 17) },
    });
  });

  test('of several plays are the review of the last one and notes of the others', () => {
    const plays = [play({ key: 'a', note: 'Cake.' }), play({ key: 'b', finished: '2021' })];
    const reviews = [review('Second.', 'b', '2021-01-01'), review('First.', 'a', '2020-01-01')];
    const update = planTitle(planOf({ plays, reviews }), unknown);
    expect(update?.review?.text).toBe('Second.');
    expect([...(update?.plays?.values() ?? [])].map(({ note }) => note)).toEqual([null, 'Cake.\n\nFirst.']);
  });

  test('do not replace one of the user, and become notes of their plays then', () => {
    const plan = planOf({ plays: [play({ key: 'a' })], reviews: [review('Theirs.', 'a')] });
    const update = planTitle(plan, { ...recorded, review: recordedReview });
    expect(update?.review).toBeUndefined();
    expect([...(update?.plays?.values() ?? [])].map(({ note }) => note)).toEqual(['Theirs.']);
    const known = planTitle(plan, { ...recorded, review: { ...recordedReview, text: 'Theirs.' } });
    expect([...(known?.plays?.values() ?? [])].map(({ note }) => note)).toEqual([null]);
  });

  test('of the title are joined, and cut to the length that a review may have', () => {
    const plan = planOf({ reviews: [review('One.'), review('x'.repeat(10_000))] });
    expect(planTitle(plan, unknown)?.review?.text.slice(0, 8)).toBe('One.\n\nxx');
    expect(planTitle(plan, unknown)?.review?.text).toHaveLength(10_000);
  });
});
