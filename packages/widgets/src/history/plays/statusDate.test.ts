import { defaultPlay, type Play } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { statusDateField, statusDateTarget } from './statusDate.ts';

const play = (id: string, fields: Partial<Play>): Play => ({
  ...defaultPlay,
  state: 'finished',
  episodes: 0,
  id,
  ...fields,
});

test.each([
  ['playing', 'started'],
  ['watching', 'started'],
  ['reading', 'started'],
  ['re-watching', 'started'],
  ['completed', 'finished'],
  ['watched', 'finished'],
  ['planned', undefined],
  ['dropped', undefined],
  ['paused', undefined],
])('after %s the date is %s', (status, field) => {
  expect(statusDateField(status)).toBe(field);
});

test('the start belongs to the open play, else to a new one', () => {
  const open = play('open', { state: 'ongoing' });
  expect(statusDateTarget('started', '2026', [play('old', {}), open], [])).toEqual({
    playId: 'open',
    change: { started: '2026' },
  });
  expect(statusDateTarget('started', '2026', [play('old', {})], [])).toEqual({
    added: { state: 'ongoing', started: '2026' },
  });
});

test('the end belongs to the play that was open before, else to an undated repeat, else to any undated one', () => {
  const undated = play('undated', {});
  const repeat = play('repeat', { is_repeat: true });
  const closed = play('closed', {});
  const targetOf = (plays: readonly Play[], openBefore: readonly string[] = []) =>
    statusDateTarget('finished', '2026', plays, openBefore);
  expect(targetOf([undated, repeat, closed], ['closed'])).toHaveProperty('playId', 'closed');
  expect(targetOf([undated, repeat, closed])).toHaveProperty('playId', 'repeat');
  expect(targetOf([undated, closed])).toHaveProperty('playId', 'undated');
});

test('the end belongs to a new play if all have an end, or count several times', () => {
  const plays = [play('dated', { finished: '2021' }), play('counted', { times: 3 })];
  expect(statusDateTarget('finished', '2026', plays, [])).toEqual({
    added: { state: 'finished', finished: '2026' },
  });
});
