import { expect, test } from 'vitest';
import { fileOf, rowCount, sampleOf, samplesOfAllSources, summaryOf, titleNamed } from '../samples.ts';
import { playnite } from './readPlaynite.ts';

const header = [
  'Name;Favorite;Hidden;GameId;ReleaseDate;Added;LastActivity',
  'CompletionStatus;Notes;Platforms;Playtime;Source;Tags;UserScore;Id',
].join(';');
const library = (...rows: readonly string[]) => fileOf('library.csv', [header, ...rows].join('\r\n'));
const hades =
  'Hades;True;False;1145360;9/17/2020;1/23/2026;2/1/2026;Beaten;Good.;PC;5430;Steam;co-op, short;85;a1';
const read = (...rows: readonly string[]) => playnite.read([library(...rows)], {});

test('a game has its fields', () => {
  const title = titleNamed(read(hades), 'Hades');
  expect(summaryOf(title)).toEqual({
    ...{ word: 'Beaten', suggestion: 'completed', isSure: true, stars: 4.5, remarks: [] },
    plays: ['.., 91, unknown'],
  });
  expect(title).toMatchObject({
    key: 'hades (2020)',
    year: 2020,
    ids: { steam_id: '1145360' },
    isFavourite: true,
    isPrivate: false,
    added: '2026-01-23',
    changed: '2026-02-01',
    note: 'Good.',
    tags: ['co-op', 'short'],
  });
});

test.each([
  ['Not Played', 'planned', false],
  ['Plan to Play', 'planned', true],
  ['Played', 'completed', false],
  ['Beaten', 'completed', true],
  ['Completed', 'completed', true],
  ['Playing', 'playing', true],
  ['Abandoned', 'dropped', true],
  ['On Hold', 'playing', false],
  ['Shiny', null, false],
  ['', null, false],
])('the status %j is %j, sure: %j', (word, suggestion, isSure) => {
  const [title] = read(`Hades;;;;;;;${word};;;0;;;;`).titles;
  expect(title?.status).toMatchObject({ word, suggestion, isSure });
});

test('copies of a game in several stores are one title', () => {
  const gog = 'Hades;;;1435;9/17/2020;1/24/2026;;Not Played;;PC;60;GOG;;;b2';
  const content = read(hades, gog);
  expect(rowCount(content)).toBe(2);
  const title = titleNamed(content, 'Hades');
  expect(title.ids).toEqual({ steam_id: '1145360' });
  expect(title.remarks).toEqual(['also-planned']);
  expect(title.plays.map(({ progress }) => progress)).toEqual([91, 1]);
});

test('games of one name without a year are two titles, by their ids', () => {
  const { titles } = read('Doom;;;;;;;Beaten;;;0;;;;a', 'Doom;;;;;;;Played;;;0;;;;b');
  expect(titles.map(({ key }) => key)).toEqual(['a', 'b']);
});

test('ambiguous dates are not known until the order is chosen', () => {
  const file = library('Hades;;;;;3/4/2026;;Played;;;0;;;;a');
  expect(playnite.read([file], {})).toMatchObject({
    titles: [{ added: null }],
    warnings: [{ kind: 'date-order', example: '3/4/2026' }],
  });
  expect(playnite.read([file], { dateOrder: 'day-first' }).titles[0]?.added).toBe('2026-04-03');
});

test('a blank row and a row without a name are left out', () => {
  const { leftOut } = read(';;;;;;;;;;;;;;', ';;;;;;;Played;;;0;;;;a');
  expect(leftOut.map(({ reason }) => reason)).toEqual(['blank', 'malformed']);
});

test('files with Name and three columns of Playnite are recognised, no other ones', () => {
  expect(playnite.recognises([fileOf('a.csv', 'Name,Playtime,UserScore,GameId\n')])).toBe(true);
  expect(playnite.recognises([fileOf('a.csv', 'Name,Playtime,UserScore\n')])).toBe(false);
  expect(samplesOfAllSources.filter((path) => playnite.recognises([sampleOf(path)]))).toEqual([]);
});
