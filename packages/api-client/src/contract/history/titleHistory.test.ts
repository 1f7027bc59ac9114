import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { history as messages } from '../messages/history.ts';
import * as ownLimits from '../ownLimits.ts';
import { getTitleHistory, isTag, normalTag, updateTitleHistory } from './titleHistory.ts';

describe('tags', () => {
  test.each([
    ['Co-op', 'co-op'],
    ['  Open \t World\u00a0 ', 'open world'],
    ['ÄRGER', 'ärger'],
    ['日本語', '日本語'],
  ])('%j is stored as %j', (tag, stored) => {
    expect(normalTag(tag)).toBe(stored);
    expect(isTag(stored)).toBe(true);
  });

  test('the stored form of a text is the stored form of itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalTag(normalTag(text))).toBe(normalTag(text));
      }),
    );
  });

  test.each([
    '',
    ' ',
    'Upper',
    ' space',
    'two  spaces',
    'a,b',
    'line\nbreak',
    'zero\u200bwidth',
    'lone \ud83c',
    'x'.repeat(ownLimits.tag + 1),
    7,
    null,
  ])('%j is no tag', (value) => {
    expect(isTag(value)).toBe(false);
  });
});

describe('a change of details', () => {
  const errorsOf = (change: object) =>
    updateTitleHistory.body.safeParse(change).error?.issues.map(({ message }) => message);

  test('may have any of the fields', () => {
    expect(errorsOf({})).toBeUndefined();
    const tags = Array.from({ length: ownLimits.tags }, (_, index) => `tag ${index}`);
    const note = 'x'.repeat(ownLimits.note);
    expect(errorsOf({ is_favourite: true, is_private: false, note, tags })).toBeUndefined();
    // A repeated tag counts once.
    expect(errorsOf({ tags: [...tags, ...tags] })).toBeUndefined();
  });

  test('reports what is invalid', () => {
    const tags = Array.from({ length: ownLimits.tags + 1 }, (_, index) => `tag ${index}`);
    expect(errorsOf({ tags })).toEqual([messages.tooManyTags]);
    expect(errorsOf({ tags: ['Upper'] })).toEqual([messages.invalidTag]);
    expect(errorsOf({ tags: 'rpg' })).toEqual([messages.invalidTag]);
    expect(errorsOf({ note: 'x'.repeat(ownLimits.note + 1) })).toEqual([messages.longNote]);
    expect(errorsOf({ is_favourite: 'yes' })).toHaveLength(1);
    expect(errorsOf({ status: 'completed' })).toHaveLength(1);
  });
});

test('the history of a title does not contain plays and tags that are invalid', () => {
  const play = { id: 'p1', state: 'finished', times: '3', is_private: false, episodes: 0 };
  const body = { is_favourite: true, is_private: false, tags: ['rpg', 7], plays: [play, { id: 'p2' }, null] };
  const { plays, tags, note } = getTitleHistory.response.parse(body);
  expect(plays).toMatchObject([{ id: 'p1', times: 3 }]);
  expect(tags).toEqual(['rpg']);
  expect(note).toBeUndefined();
});
