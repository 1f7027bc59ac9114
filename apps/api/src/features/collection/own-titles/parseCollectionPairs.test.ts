import {
  type CollectionPairs,
  collectionSorts,
  ownMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../../platform/http/errors.ts';
import { formatPlace } from './collectionPlace.ts';
import { isDefaultQuery, parseCollectionPairs } from './parseCollectionPairs.ts';

const messages = ownMessages.collectionViews;
const titleId = '01a1f640-bc00-77ab-bd94-3cf7fc3ea1f8';
const parse = (query: string) => parseCollectionPairs([...new URLSearchParams(query)] as CollectionPairs);

describe('parseCollectionPairs', () => {
  test('reads each part of a query', () => {
    const { filter, page } = parse(
      'type=game&q= dark &status=playing,planned&status=dropped&genre=RPG&genre=Puzzle&tag=cosy&rating_from=2.5&rating_to=4&favourite=1&unrated=1&undated=1&sort=name&limit=20',
    );
    expect(filter).toMatchObject({
      ...{ type: 'game', words: 'dark', statuses: ['playing', 'planned', 'dropped'], tags: ['cosy'] },
      facets: { genre: ['RPG', 'Puzzle'], platform: [], year: [] },
      ...{ ratingFrom: 2.5, ratingTo: 4, isFavourite: true, isUnrated: true, isUndated: true },
    });
    expect(page).toEqual({ sort: 'name', isDescending: false, after: undefined, limit: 20 });
  });

  test('without an order, the last changed titles come first, in pages of the default size', () => {
    const query = parse('type=movie');
    expect(query.page).toEqual({
      ...{ sort: collectionSorts[0], isDescending: true, after: undefined, limit: serverLimits.pageSize },
    });
    expect(isDefaultQuery(query)).toBe(true);
  });

  test.each([
    'sort=added',
    'direction=asc',
    'status=planned',
    'genre=RPG',
    'tag=x',
    'q=x',
    'rating_to=5',
    'unrated=1',
  ])('a query with %s is not the default one', (parameter) =>
    expect(isDefaultQuery(parse(`type=game&${parameter}`))).toBe(false),
  );

  test.each([
    ['name', 'the witcher é'],
    ['name', ''],
    ['rating', 3.5],
    ['changed', 1_795_000_000_000],
    ['progress', null],
  ] as const)('reads the cursor of the order by %s with the key %s', (sort, key) => {
    const place = { key, titleId };
    const cursor = encodeURIComponent(formatPlace(place));
    expect(parse(`type=game&sort=${sort}&after=${cursor}`).page.after).toEqual(place);
  });

  test.each([
    ['', messages.invalidType],
    ['type=book', messages.invalidType],
    ['type=game&sort=colour', messages.unknownSort],
    ['type=game&direction=up', messages.unknownDirection],
    ['type=movie&status=watched,playing', ownMessages.media.unknownStatus(['watched', 'planned'])],
    ['type=game&rating_from=6', messages.invalidRating],
    ['type=game&rating_to=2.3', messages.invalidRating],
    ['type=game&favourite=yes', messages.invalidSwitch('favourite')],
    ['type=game&limit=501', ownMessages.collection.invalidLimit(serverLimits.pageMaximum)],
    ['type=game&limit=0', ownMessages.collection.invalidLimit(serverLimits.pageMaximum)],
    ['type=game&after=x', messages.invalidCursor],
    [`type=game&after=5.${titleId}&sort=name`, messages.invalidCursor],
    [`type=game&after=~YQ.${titleId}`, messages.invalidCursor],
    [`type=game&q=${'x'.repeat(201)}`, messages.longSearch],
    [`type=game${'&tag=x'.repeat(60)}`, messages.tooManyValues],
  ])('rejects the query "%s"', (query, message) => {
    expect(() => parse(query)).toThrow(new InvalidInput(message));
  });
});
