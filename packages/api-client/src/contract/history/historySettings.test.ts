import { describe, expect, test } from 'vitest';
import { history as messages } from '../messages/history.ts';
import { updateHistorySettings } from './historySettings.ts';

describe('the settings of the history', () => {
  const errorsOf = (change: object) =>
    updateHistorySettings.body.safeParse(change).error?.issues.map(({ message }) => message);

  test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati'])(
    'accept the time zone %s',
    (time_zone) => {
      expect(errorsOf({ time_zone })).toBeUndefined();
    },
  );

  test.each(['', 'Mars/Olympus', 'Europe/Berlin\0', 7, null])('reject the time zone %j', (time_zone) => {
    expect(errorsOf({ time_zone })).toEqual([messages.unknownTimeZone]);
  });

  test('accept a private or public diary and no other fields', () => {
    expect(errorsOf({})).toBeUndefined();
    for (const diary of ['private', 'public']) expect(errorsOf({ diary })).toBeUndefined();
    expect(errorsOf({ diary: 'friends' })).toHaveLength(1);
    expect(errorsOf({ username: 'mara' })).toHaveLength(1);
  });
});
