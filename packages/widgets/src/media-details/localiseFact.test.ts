import { createTranslate, toEnglish } from '@gildshelf/ui';
import { expect, test } from 'vitest';
import { messages as german } from '../languages/de.ts';
import { messages as japanese } from '../languages/ja.ts';
import { localiseFact } from './localiseFact.ts';

const inGerman = (value: string) => localiseFact(value, createTranslate(german, 'de'), 'de');
const inJapanese = (value: string) => localiseFact(value, createTranslate(japanese, 'ja'), 'ja');

const values = [
  ['19/05/2015', '19. Mai 2015', '2015年5月19日'],
  ['2023/9/29 to 2024/3/22', '29. Sept. 2023 bis 22. März 2024', '2023年9月29日～2024年3月22日'],
  ['2023/9/?? to Present', 'Sept. 2023 bis heute', '2023年9月～現在'],
  ['2023/??/29 to ?', '2023 bis ?', '2023年～?'],
  ['??/9/?? to ?', '??/9/?? bis ?', '??/9/??～?'],
  ['4.47 / 5', '4,47 / 5', '4.47 / 5'],
  ['9.29', '9,29', '9.29'],
  ['175 min', '175 Min.', '175分'],
  ['N/A', 'k. A.', '不明'],
  ['TBA', 'Noch offen', '未定'],
  ['24 min per ep', '24 Min. pro Folge', '1話24分'],
  ['1 hr 46 min', '1 Std. 46 Min.', '1時間46分'],
  ['2 hr', '2 Std.', '2時間'],
  ['1 hr 5 min 10 sec per ep', '1 Std. 5 Min. 10 Sek. pro Folge', '1話1時間5分10秒'],
  ['Finished Airing', 'Abgeschlossen', '放送終了'],
  ['Not yet aired', 'Noch nicht ausgestrahlt', '放送前'],
  ['TV Special', 'TV-Special', 'TVスペシャル'],
  ['PG-13 - Teens 13 or older', 'PG-13 – ab 13 Jahren', 'PG-13（13歳以上）'],
  ['50 min per ep', '50 Min. pro Folge', '1話50分'],
  ['Returning Series', 'Wird fortgesetzt', '続編あり'],
  ['Canceled', 'Abgesetzt', '打ち切り'],
  ['1997/7/22 to Present', '22. Juli 1997 bis heute', '1997年7月22日～現在'],
  ['Publishing', 'Erscheint derzeit', '連載中'],
  ['On Hiatus', 'Pausiert', '休止中'],
  ['Light Novel', 'Light Novel', 'ライトノベル'],
  ['Everyone 10+', 'Ab 10 Jahren', '10歳以上'],
];

test.each(values)('%s is %s in German and %s in Japanese', (value, expectedGerman, expectedJapanese) => {
  expect([inGerman(value), inJapanese(value)]).toEqual([expectedGerman, expectedJapanese]);
});

test.each(values)('%s stays as it is in English', (value) => {
  expect(localiseFact(value, toEnglish, 'en-GB')).toBe(value);
});

test.each([
  '2023',
  '28',
  'PG-12',
  'PlayStation 5, PC',
  'From 1 to 2',
  'per ep',
  '24 minutes',
  'Airing again',
])('%s, a year, a count or an unknown term of a provider, stays as it is', (value) => {
  expect([inGerman(value), inJapanese(value)]).toEqual([value, value]);
});
