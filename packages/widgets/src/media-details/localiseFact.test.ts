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
];

test.each(values)('%s is %s in German and %s in Japanese', (value, expectedGerman, expectedJapanese) => {
  expect([inGerman(value), inJapanese(value)]).toEqual([expectedGerman, expectedJapanese]);
});

test.each(values)('%s stays as it is in English', (value) => {
  expect(localiseFact(value, toEnglish, 'en-GB')).toBe(value);
});

test.each(['2023', '28', 'PG-13 - Teens 13 or older', 'PlayStation 5, PC', 'From 1 to 2', '24 min per ep'])(
  '%s, a year, a count or a text of a provider, stays as it is',
  (value) => {
    expect([inGerman(value), inJapanese(value)]).toEqual([value, value]);
  },
);
