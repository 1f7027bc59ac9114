import { expect, test } from 'vitest';
import { openArchive } from '../../files/openArchive.ts';
import {
  fileOf,
  placesBy,
  placesOf,
  sampleAt,
  samplesOfAllSources,
  summaryOf,
  titleNamed,
} from '../samples.ts';
import { goodreads } from './readGoodreads.ts';

const columns = [
  ...['Book Id', 'Title', 'Author', 'Author l-f', 'Additional Authors', 'ISBN', 'ISBN13', 'My Rating'],
  ...['Average Rating', 'Publisher', 'Binding', 'Number of Pages', 'Year Published'],
  ...['Original Publication Year', 'Date Read', 'Date Added', 'Bookshelves', 'Bookshelves with positions'],
  ...['Exclusive Shelf', 'My Review', 'Spoiler', 'Private Notes', 'Read Count', 'Owned Copies'],
];
type Cells = Readonly<Record<string, string>>;
const csv = (...rows: readonly Cells[]) => {
  const lines = rows.map((row) =>
    columns.map((column) => `"${(row[column] ?? '').replaceAll('"', '""')}"`).join(','),
  );
  return fileOf('goodreads_library_export.csv', [columns.join(','), ...lines].join('\n'));
};

const rows: readonly Cells[] = [
  {
    ...{ 'Book Id': '2767052', Title: 'The Hunger Games', Author: 'Suzanne Collins', ISBN: '="0439023483"' },
    ...{ 'My Rating': '5', 'Average Rating': '4.33', 'Year Published': '2009' },
    ...{ 'Original Publication Year': '2008', 'Date Read': '2019/03/17', 'Date Added': '2018/01/02' },
    ...{ Bookshelves: 'favourites, dystopia', 'Exclusive Shelf': 'read', 'Read Count': '3' },
    ...{ 'My Review': 'One<br/>two', Spoiler: 'true', 'Private Notes': 'A gift' },
  },
  {
    ...{ 'Book Id': '2', Title: 'Solaris', Author: 'Stanisław Lem', 'My Rating': '0', ISBN: '=""' },
    ...{
      'Date Added': '2020/05/06',
      Bookshelves: 'to-read',
      'Exclusive Shelf': 'to-read',
      'Read Count': '0',
    },
  },
  {
    'Book Id': '3',
    Title: 'Emma',
    'Exclusive Shelf': 'currently-reading',
    'Read Count': '2',
    'My Rating': '0',
  },
  { 'Book Id': '4', Title: 'Ulysses', 'Exclusive Shelf': 'abandoned', 'Read Count': '0', 'My Rating': '1' },
  { 'Book Id': '5', Title: 'Beowulf', 'Exclusive Shelf': 'read', 'Original Publication Year': '-750' },
  {},
  { 'Book Id': 'x', Title: 'No id' },
  { 'Book Id': '6' },
];
const content = goodreads.read([csv(...rows)], {});

test.each([
  {
    ...{
      name: 'The Hunger Games',
      word: 'read',
      stars: 5,
      plays: ['..2019-03-17, -, finished', '.., -, finished'],
    },
  },
  { name: 'Solaris', word: 'to-read', stars: 0, plays: [] },
  { name: 'Emma', word: 'currently-reading', stars: 0, plays: ['.., -, ongoing', '.., -, finished'] },
  { name: 'Ulysses', word: 'abandoned', stars: 1, plays: [] },
  { name: 'Beowulf', word: 'read', stars: 0, plays: ['.., -, finished'] },
])('reads the book $name', ({ name, ...summary }) => {
  const title = titleNamed(content, name);
  expect(summaryOf(title)).toEqual({ suggestion: null, isSure: false, remarks: [], ...summary });
  expect(title).toMatchObject({ kind: 'book', ids: {} });
});

test('reads years, dates, tags, the note, the review and how often a book was read', () => {
  const title = titleNamed(content, 'The Hunger Games');
  expect(title).toMatchObject({
    ...{ key: '2767052', year: 2008, added: '2018-01-02', changed: '2019-03-17', note: 'A gift' },
    ...{ tags: ['favourites', 'dystopia'], reviews: [{ text: 'One\ntwo', isSpoiler: true }] },
  });
  expect(title.plays.map(({ times }) => times)).toEqual([1, 2]);
  expect(titleNamed(content, 'Solaris').tags).toEqual([]);
  expect(titleNamed(content, 'Beowulf').year).toBeNull();
});

test('all filled cells are stored, and ISBNs without the formula', () => {
  expect(titleNamed(content, 'The Hunger Games').extras).toMatchObject({
    ...{ Title: 'The Hunger Games', Author: 'Suzanne Collins', ISBN: '0439023483', 'Average Rating': '4.33' },
  });
  expect(titleNamed(content, 'Solaris').extras).toMatchObject({ ISBN: '' });
});

test('the meaning of a shelf is known, but not those of users', () => {
  expect(content.titles.map(({ status }) => status?.meaning)).toEqual([
    ...['finished', 'planned', 'in-progress', 'unknown', 'finished'],
  ]);
});

test('an ISBN that is not quoted is read', () => {
  const text = `${columns.join(',')}\n7,Emma,Jane Austen,,,="0141439580",="9780141439587",4${','.repeat(16)}`;
  const [title] = goodreads.read([fileOf('a.csv', text)], {}).titles;
  expect(title).toMatchObject({
    rating: { stars: 4 },
    extras: { ISBN: '0141439580', ISBN13: '9780141439587' },
  });
});

test('places each row once, and leaves blank and malformed ones out', () => {
  expect(placesOf(content)).toEqual(placesBy({ 'goodreads_library_export.csv': rows.length }));
  expect(content.leftOut.map(({ place, reason, name }) => [place.row, reason, name])).toEqual([
    [6, 'blank', null],
    [8, 'malformed', null],
    [7, 'malformed', 'No id'],
  ]);
});

test('recognises no sample of another source', () => {
  expect(goodreads.recognises([csv()])).toBe(true);
  expect(samplesOfAllSources.filter((path) => goodreads.recognises(openArchive(sampleAt(path))))).toEqual([]);
});
