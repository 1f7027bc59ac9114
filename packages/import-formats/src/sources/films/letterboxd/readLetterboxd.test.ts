import { describe, expect, test } from 'vitest';
import type { ImportFile } from '../../../files/ImportFile.ts';
import { openArchive } from '../../../files/openArchive.ts';
import type { ReadOptions } from '../../SourceReader.ts';
import { fileOf as file, placesBy, placesOf, sampleAt, samplesOfAllSources } from '../../samples.ts';
import { letterboxd } from './readLetterboxd.ts';

const zip = 'letterboxd-moss_lantern-2023-12-01-08-00-utc.zip';
const read = (files: readonly ImportFile[], options: ReadOptions = {}) => letterboxd.read(files, options);

const fromZip = read(openArchive(sampleAt(zip)));
const find = (name: string, year: number | null, content = fromZip) => {
  const titles = content.titles.filter((title) => title.name === name && title.year === year);
  expect(titles).toHaveLength(1);
  return titles[0];
};

describe('the sample archive', () => {
  const undated = [{ finished: null, rating: undefined, isRepeat: null }];
  test.each([
    {
      name: 'Parasite',
      year: 2019,
      status: 'watched',
      stars: 4.5,
      plays: [
        { finished: '2020-02-17', rating: 5, isRepeat: null },
        { finished: '2021-06-01', rating: 4.5, isRepeat: true },
      ],
      remarks: ['same-day'],
    },
    {
      ...{ name: 'Blade Runner', year: 1982, status: 'watched', stars: undefined, remarks: [] },
      plays: [{ finished: '2021-05-30', rating: undefined, isRepeat: null }],
    },
    {
      ...{ name: 'Blade Runner 2049', year: 2017, status: 'watched', stars: 4, remarks: [] },
      plays: [{ finished: null, rating: 4, isRepeat: null }],
    },
    {
      ...{ name: 'Heat', year: 1995, status: 'watched', stars: 0.5, remarks: ['also-planned'] },
      plays: [{ finished: '2023-05-09', rating: 0.5, isRepeat: null }],
    },
    {
      ...{ name: 'Amélie', year: 2001, status: 'watched', stars: 4.5, remarks: [] },
      plays: [{ finished: '2023-05-10', rating: 4.5, isRepeat: null }],
    },
    {
      ...{ name: 'Dune', year: 2021, status: 'watched', stars: 3.5, remarks: [] },
      plays: [{ finished: '2021-10-22', rating: 3.5, isRepeat: null }],
    },
    {
      ...{ name: 'Dune', year: 1984, status: 'watched', stars: undefined, remarks: [] },
      plays: [{ finished: '2023-10-13', rating: 2, isRepeat: null }],
    },
    { name: 'The Matrix', year: 1999, status: 'watched', stars: 5, plays: undated, remarks: [] },
    { name: 'Pulp Fiction', year: 1994, status: 'watched', stars: undefined, plays: undated, remarks: [] },
    {
      ...{ name: 'One of the Roughs, a Kosmos', year: null, status: 'watched', stars: 3 },
      ...{ plays: undated, remarks: [] },
    },
    { name: 'Chernobyl', year: 2019, status: 'watched', stars: undefined, plays: undated, remarks: [] },
    { name: 'Perfect Blue', year: 1997, status: 'planned', stars: undefined, plays: [], remarks: [] },
    { name: 'Dune: Part Two', year: 2024, status: 'planned', stars: undefined, plays: [], remarks: [] },
    { name: 'Her', year: 2013, status: undefined, stars: undefined, plays: [], remarks: [] },
    { name: 'Inception', year: 2010, status: undefined, stars: undefined, plays: [], remarks: [] },
  ])('reads $name ($year)', ({ name, year, status, stars, plays, remarks }) => {
    const title = find(name, year);
    expect(title).toMatchObject({ kind: 'movie', ids: {}, remarks });
    expect(title?.status?.suggestion).toBe(status);
    expect(title?.status?.isSure).toBe(status && true);
    expect(title?.rating?.stars).toBe(stars);
    expect(
      title?.plays.map(({ finished, rating, isRepeat }) => ({ finished, rating: rating?.stars, isRepeat })),
    ).toEqual(plays);
    expect(title?.plays.every((play) => play.state === 'finished' && play.started === null)).toBe(true);
  });

  test('reads no film of deleted entries', () => {
    expect(fromZip.titles.some(({ name }) => name === 'La La Land')).toBe(false);
    expect(fromZip.titles).toHaveLength(15);
  });

  test('attaches a review to its play and stores its HTML', () => {
    const title = find('Parasite', 2019);
    expect(title?.isFavourite).toBe(true);
    expect(title?.tags).toEqual(['cinema', 'with ida']);
    expect(title?.reviews).toEqual([
      {
        text: 'The stairs.\n\nEvery staircase in it, and a "very" long comma, here.',
        isSpoiler: false,
        playKey: 'https://boxd.it/zza001',
        written: '2020-02-18',
      },
    ]);
    expect(title?.extras.reviewsAsHtml).toEqual([expect.stringContaining('<i>Every</i>')]);
    expect(title).toMatchObject({ rated: '2021-06-02', added: '2020-02-17', changed: '2023-10-14' });
  });

  test('reads a review without a day as one of no play', () => {
    expect(find('The Matrix', 1999)?.reviews).toEqual([
      { text: 'Seen too often to date it.', isSpoiler: false, playKey: null, written: '2018-01-07' },
    ]);
  });

  test('reads tags with quotes', () => {
    expect(find('Amélie', 2001)?.tags).toEqual(['"quoted"', 'and', 'commas']);
  });

  test('reads lists', () => {
    expect(fromZip.lists).toEqual([
      {
        key: 'https://boxd.it/zzl002',
        name: 'Rainy Sundays',
        description: 'Films for a grey day.\n\nNo order, nearly.',
        isRanked: true,
        isPublic: false,
        entries: [
          { titleKey: find('Blade Runner', 1982)?.key, note: null, added: null },
          { titleKey: find('Her', 2013)?.key, note: 'the red shirt, mostly', added: null },
          { titleKey: find('Amélie', 2001)?.key, note: null, added: null },
        ],
      },
      {
        ...{ key: 'https://boxd.it/zzl003', name: '❦', description: '', isRanked: false, isPublic: false },
        entries: [{ titleKey: find('Inception', 2010)?.key, note: null, added: null }],
      },
    ]);
  });

  test('places each row once', () => {
    const counts = { watched: 11, diary: 9, reviews: 2, ratings: 7, watchlist: 3, 'likes/films': 1 };
    const all = { ...counts, 'lists/rainy-sundays': 3, 'lists/null-35233908': 1 };
    const byFile = Object.fromEntries(Object.entries(all).map(([name, count]) => [`${name}.csv`, count]));
    expect(placesOf(fromZip)).toEqual(placesBy(byFile));
    expect(fromZip.warnings).toEqual([]);
  });
});

describe('a diary that a spreadsheet has saved', () => {
  const diary = [sampleAt('letterboxd/diary-semicolon-lf.csv')];
  const daysOf = (options: ReadOptions) => {
    const content = read(diary, options);
    return {
      days: content.titles.map(({ plays }) => plays.map(({ finished }) => finished)),
      warnings: content.warnings,
    };
  };

  test('has a warning about the order of its dates, and the ratings of its entries', () => {
    expect(daysOf({})).toEqual({
      days: [['2020-02-17'], [null]],
      warnings: [{ kind: 'date-order', example: '10/05/2023' }],
    });
    const { titles } = read(diary);
    expect(titles.map(({ name, year, rating }) => [name, year, rating?.stars])).toEqual([
      ['Parasite', 2019, 5],
      ['Amélie', 2001, 4.5],
    ]);
    expect(titles.map(({ status }) => status?.suggestion)).toEqual(['watched', 'watched']);
  });

  test('is read in the chosen order', () => {
    expect(daysOf({ dateOrder: 'day-first' })).toEqual({
      days: [['2020-02-17'], ['2023-05-10']],
      warnings: [],
    });
  });
});

describe('recognises', () => {
  const notRead = /comments|profile|likes\/(lists|reviews)|deleted|orphaned/;
  test.each(samplesOfAllSources)('recognises %s only if it is of Letterboxd', (name) => {
    const isOwn = name.startsWith('letterboxd') && !notRead.test(name);
    expect(letterboxd.recognises(openArchive(sampleAt(name)))).toBe(isOwn);
  });
});

describe('single files', () => {
  const header = 'Date,Name,Year,Letterboxd URI';

  test('the status of titles is not sure in a file whose name does not contain its part', () => {
    const { titles } = read([file('export.csv', `${header}\n2023-01-03,Heat,1995,https://boxd.it/2bg8\n`)]);
    expect(titles[0]?.status).toMatchObject({ word: 'export.csv', suggestion: null, isSure: false });
  });

  test('the last rating of several entries is used without the present ratings', () => {
    const rows = '2021-01-02,Heat,1995,a,3,,,2021-01-01\n2020-01-02,Heat,1995,b,4,,,2020-01-01\n';
    const { titles } = read([file('diary.csv', `${header},Rating,Rewatch,Tags,Watched Date\n${rows}`)]);
    expect(titles[0]).toMatchObject({ rating: { stars: 3 }, remarks: ['several-ratings'] });
  });

  test('a review with a day is a play', () => {
    const row = '2021-01-02,Heat,1995,a,3,,Good<br>film,,2021-01-01\n';
    const { titles } = read([
      file('reviews.csv', `${header},Rating,Rewatch,Review,Tags,Watched Date\n${row}`),
    ]);
    expect(titles[0]).toMatchObject({
      plays: [{ key: 'a', finished: '2021-01-01' }],
      reviews: [{ text: 'Good\nfilm', playKey: 'a' }],
    });
  });

  test('two films of the same name and year are not merged, nor are their entries', () => {
    const { titles } = read([
      file('watched.csv', `${header}\n2020-01-01,Film,2020,x\n2020-01-01,Film,2020,y\n`),
      file('diary.csv', `${header},Rating,Rewatch,Tags,Watched Date\n2020-01-01,Film,2020,e,,,,2020-01-01\n`),
    ]);
    expect(titles.map(({ key, places }) => [key, places])).toEqual([
      ['film (2020) x', [{ file: 'watched.csv', row: 1 }]],
      ['film (2020) y', [{ file: 'watched.csv', row: 2 }]],
      ['film (2020)', [{ file: 'diary.csv', row: 1 }]],
    ]);
  });

  test('names in other scripts and of symbols have different keys', () => {
    const rows = '2020-01-01,❦,2020,x\n2020-01-01,☃,2020,y\n2020-01-01,七人の侍,1954,z\n';
    const { titles } = read([file('watched.csv', `${header}\n${rows}`)]);
    expect(new Set(titles.map(({ key }) => key)).size).toBe(3);
  });

  test('blank and malformed rows are left out', () => {
    const { titles, leftOut } = read([
      file('watched.csv', `${header}\n,,,\n2020-01-01,Heat\n2020-01-01,,1995,x\n2020-01-01,Heat,1995,y\n`),
    ]);
    expect(titles).toHaveLength(1);
    expect(leftOut.map(({ place, reason, name }) => [place.row, reason, name])).toEqual([
      [1, 'blank', null],
      [2, 'malformed', 'Heat'],
      [3, 'malformed', null],
    ]);
  });

  test('a list without films table is reported', () => {
    const list = 'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2023-07-14,A,,x,\n';
    expect(() => read([file('lists/a.csv', list)])).toThrow('missing-part: Position');
  });
});
