import type { ImportFile } from '../../files/ImportFile.ts';
import { headerOf } from '../../files/peekFile.ts';
import { importedTitle } from '../../model/createImported.ts';
import type { ImportedContent, ImportedList, LeftOutRow } from '../../model/ImportedContent.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedTitle } from '../../model/ImportedTitle.ts';
import { jsonOfText, listOf, textOfValue } from '../../parse/jsonFields.ts';
import type { ReadOptions, SourceReader } from '../SourceReader.ts';
import { type GameRows, otherCells, readGameRows } from './rows/gameRows.ts';
import { mergeGames } from './rows/mergeGames.ts';

/** The lists that every account has, by the names of their files. */
const meanings = new Map<string, StatusMeaning>([
  ['played', 'played'],
  ['playing', 'in-progress'],
  ['want_to_play', 'planned'],
  ['own', 'unknown'],
]);

const known = new Set(['id', 'game', 'release_date']);

const isList = (file: ImportFile) =>
  headerOf(file).has('id', 'game', 'url', 'category', 'release_date', 'companies');

/** The name of a list: that of its file, without the number that browsers add to a second download. */
function listName(file: ImportFile, files: readonly ImportFile[], { fileName = '' }: ReadOptions): string {
  const isUploaded = files.length === 1 && fileName !== '' && !/\.(zip|gz)$/i.test(fileName);
  const path = isUploaded ? fileName : file.name;
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.csv$/i, '')
    .replace(/ ?\(\d+\)$/, '')
    .trim();
}

/** The first year of the releases, a JSON list such as '["Jan 25, 2018 (Worldwide [WW])"]'. */
function yearOf(releases: string): number | null {
  const years = listOf(jsonOfText(releases)).flatMap(
    (release) => /\b(19|20)\d\d\b/.exec(textOfValue(release))?.[0] ?? [],
  );
  return years.length > 0 ? Math.min(...years.map(Number)) : null;
}

interface ReadList {
  readonly titles: readonly ImportedTitle[];
  readonly leftOut: readonly LeftOutRow[];
  readonly list: ImportedList | null;
}

function readTitles(rows: GameRows, status: ImportedStatus | null, tags: readonly string[]) {
  const titles: ImportedTitle[] = [];
  const leftOut: LeftOutRow[] = [...rows.leftOut];
  for (const row of rows.rows) {
    const id = row.get('id');
    const name = row.get('game');
    if (/^[1-9]\d*$/.test(id))
      titles.push(
        importedTitle({
          key: id,
          places: [row.place],
          kind: 'game',
          name,
          year: yearOf(row.get('release_date')),
          ids: { igdb_id: id },
          status,
          tags,
          // Includes `rating`: it is that of all users of IGDB.
          extras: otherCells(rows, row, known),
        }),
      );
    else leftOut.push({ place: row.place, reason: 'malformed', name });
  }
  return { titles, leftOut };
}

function readList(file: ImportFile, name: string): ReadList {
  const word = name.toLowerCase().replace(/[\s-]+/g, '_');
  const meaning = meanings.get(word);
  const status = meaning ? statusOf('game', word, meaning) : null;
  const { titles, leftOut } = readTitles(readGameRows(file, 'game'), status, word === 'own' ? [word] : []);
  const entries = titles.map(({ key }) => ({ titleKey: key, note: null, added: null }));
  const list = { key: word, name, description: '', isRanked: false, isPublic: false, entries };
  return { titles, leftOut, list: meaning ? null : list };
}

/** Lists of IGDB, one CSV file each. The name of a file is that of its list, and the status of its games. */
export const igdbList: SourceReader = {
  source: 'igdb',
  recognises: (files) => files.some(isList),
  read(files, options): ImportedContent {
    const lists = files.filter(isList).map((file) => readList(file, listName(file, files, options)));
    return {
      titles: mergeGames(lists.flatMap(({ titles }) => titles)),
      lists: lists.flatMap(({ list }) => list ?? []),
      leftOut: lists.flatMap(({ leftOut }) => leftOut),
      warnings: [],
    };
  },
};
