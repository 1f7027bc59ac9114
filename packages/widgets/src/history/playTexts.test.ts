import { createTranslate } from '@gildshelf/ui';
import { expect, test } from 'vitest';
import { messages as german } from '../languages/de.ts';
import { messages as japanese } from '../languages/ja.ts';
import { formatPartialDate } from './formatPartialDate.ts';
import { periodText, progressText } from './playTexts.ts';

const languages = [
  ['en-GB', createTranslate({}, 'en-GB')],
  ['de', createTranslate(german, 'de')],
  ['ja', createTranslate(japanese, 'ja')],
] as const;

const inAll = <Text>(write: (translate: (typeof languages)[number][1], locale: string) => Text) =>
  languages.map(([locale, translate]) => write(translate, locale));

test.each([
  [
    { state: 'ongoing', started: '2026-10-12' },
    'Since 12 Oct 2026',
    'Seit 12. Okt. 2026',
    '2026年10月12日から',
  ],
  [{ state: 'paused' }, 'In progress', 'Läuft', '進行中'],
  [
    { state: 'finished', started: '2017-03', finished: '2017-08' },
    'Mar 2017 to Aug 2017',
    'März 2017 bis Aug. 2017',
    '2017年3月～2017年8月',
  ],
  [
    { state: 'finished', started: '2021-05-17', finished: '2021-05-17' },
    '17 May 2021',
    '17. Mai 2021',
    '2021年5月17日',
  ],
  [{ state: 'finished', finished: '2021' }, '2021', '2021', '2021年'],
  [{ state: 'stopped', started: '2021' }, 'Started 2021', 'Begonnen 2021', '2021年に開始'],
  [{ state: 'unknown' }, 'Without a date', 'Ohne Datum', '日付なし'],
] as const)('the period of %j is %s', (play, ...texts) => {
  const fields = { started: null, finished: null, ...play };
  const written = inAll((translate, locale) =>
    periodText(fields, (date) => formatPartialDate(date, locale, 'UTC'), translate),
  );
  expect(written).toEqual(texts);
});

test.each([
  ['minutes', 45, undefined, '45 min', '45 Min.', '45分'],
  ['minutes', 1260, undefined, '21 h', '21 Std.', '21時間'],
  ['minutes', 84, undefined, '1 h 24 min', '1 Std. 24 Min.', '1時間24分'],
  ['episodes', 1, undefined, '1 episode', '1 Folge', '1話'],
  ['episodes', 1071, undefined, '1,071 episodes', '1.071 Folgen', '1,071話'],
  ['episodes', 12, 28, '12 of 28 episodes', '12 von 28 Folgen', '28話中12話'],
  ['chapters', 3, 40, '3 of 40 chapters', '3 von 40 Kapiteln', '40章中3章'],
  ['percent', 45, 100, '45 %', '45 %', '45%'],
] as const)('%s: %d of %s is %s', (unit, progress, total, ...texts) => {
  const written = inAll((translate) => progressText({ progress, state: 'finished' }, unit, total, translate));
  expect(written).toEqual(texts);
});

test('the progress of an open play is so far, and empty if it is not known', () => {
  const [[, translate]] = languages;
  expect(progressText({ progress: 1260, state: 'ongoing' }, 'minutes', undefined, translate)).toBe(
    '21 h so far',
  );
  expect(progressText({ progress: null, state: 'ongoing' }, 'minutes', undefined, translate)).toBe('');
});
