import { type ImportFile, textOf } from '../../files/ImportFile.ts';
import type { LeftOutRow } from '../../model/ImportedContent.ts';
import type { StatusMeaning } from '../../model/ImportedStatus.ts';
import type { ImportedTitle, RowPlace } from '../../model/ImportedTitle.ts';
import { scoreOf } from '../../model/score.ts';
import { dayOf } from '../../model/sourceDates.ts';
import { parseXml, type XmlRecord } from '../../parse/parseXml.ts';
import { lookUp } from '../../text/lookUp.ts';
import { sourceText } from '../../text/sourceText.ts';
import type { SourceReader } from '../SourceReader.ts';
import { mergeTitles, titleOfEntry } from './listEntry.ts';

const root = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<myanimelist[\s>]/i;
const longestStart = 4096;

const meanings: Readonly<Record<string, StatusMeaning>> = {
  watching: 'in-progress',
  reading: 'in-progress',
  '1': 'in-progress',
  completed: 'finished',
  '2': 'finished',
  'on-hold': 'paused',
  'on hold': 'paused',
  '3': 'paused',
  dropped: 'dropped',
  '4': 'dropped',
  'plan to watch': 'planned',
  'plan to read': 'planned',
  '6': 'planned',
};

/** The names of the elements that differ between anime and manga, in order of precedence. */
const elements = {
  anime: {
    id: ['series_animedb_id'],
    name: 'series_title',
    total: 'series_episodes',
    progress: 'my_watched_episodes',
    repeats: 'my_times_watched',
    isRepeated: 'my_rewatching',
    repeatProgress: 'my_rewatching_ep',
  },
  manga: {
    // The others are of exports of Kitsu and of old tools.
    id: ['manga_mangadb_id', 'series_mangadb_id', 'manga_mediadb_id'],
    name: 'manga_title',
    total: 'manga_chapters',
    progress: 'my_read_chapters',
    repeats: 'my_times_read',
    isRepeated: 'my_rereading',
    // Not in the export of manga.
    repeatProgress: '',
  },
} as const;

/** Elements that have a place in a title for both kinds. */
const commonElements = ['my_start_date', 'my_finish_date', 'my_score', 'my_status', 'my_comments', 'my_tags'];

const isKind = (name: string): name is keyof typeof elements => Object.hasOwn(elements, name);
const textAt = (record: XmlRecord, name: string) => record[name]?.trim() ?? '';
const countAt = (record: XmlRecord, name: string) =>
  Math.max(0, Math.trunc(Number(textAt(record, name)) || 0));
const isYes = (text: string) => /^(?:1|yes|true)$/i.test(text);

/** The elements without a place of their own, unless they are empty. */
function extrasOf(
  record: XmlRecord,
  names: (typeof elements)[keyof typeof elements],
): ImportedTitle['extras'] {
  const placed = new Set([...commonElements, ...Object.values(names).flat()]);
  const others = Object.entries(record).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(others.filter(([name, text]) => !placed.has(name) && text !== ''));
}

/** A rewatch is a flag beside the status, which is still 'Completed'; other statuses contradict it. */
function meaningOf(word: string, isRepeated: boolean): StatusMeaning {
  const meaning = lookUp(meanings, word.toLowerCase()) ?? 'unknown';
  return isRepeated && meaning === 'finished' ? 'repeating' : meaning;
}

/** The title of a row; null if it has no id. */
function titleOf(kind: keyof typeof elements, record: XmlRecord, place: RowPlace): ImportedTitle | null {
  const names = elements[kind];
  const id = names.id.map((name) => textAt(record, name)).find((text) => /^[1-9]\d*$/.test(text));
  if (id === undefined) return null;
  const word = textAt(record, 'my_status');
  return titleOfEntry({
    place,
    kind,
    id,
    ids: { mal_id: id },
    name: sourceText(record[names.name] || record.series_title),
    word,
    meaning: meaningOf(word, isYes(textAt(record, names.isRepeated))),
    rating: scoreOf(textAt(record, 'my_score'), 10),
    started: dayOf(textAt(record, 'my_start_date')),
    finished: dayOf(textAt(record, 'my_finish_date')),
    progress: countAt(record, names.progress),
    total: countAt(record, names.total),
    repeats: countAt(record, names.repeats),
    repeatProgress: countAt(record, names.repeatProgress),
    note: record.my_comments ?? '',
    tags: textAt(record, 'my_tags')
      .split(',')
      .flatMap((tag) => sourceText(tag) ?? []),
    extras: extrasOf(record, names),
  });
}

function isList(file: ImportFile): boolean {
  try {
    return root.test(textOf(file).slice(0, longestStart));
  } catch {
    return false;
  }
}

/** The XML export of MyAnimeList, for anime and for manga, and files in its form of Kitsu and other tools. */
export const myAnimeList: SourceReader = {
  source: 'myanimelist',
  recognises: (files) => files.some(isList),
  read: (files) => {
    const titles: ImportedTitle[] = [];
    const leftOut: LeftOutRow[] = [];
    for (const file of files.filter(isList)) {
      let row = 0;
      parseXml(textOf(file), file.name, {
        onRecord: (kind, record) => {
          if (!isKind(kind)) return;
          row += 1;
          const place = { file: file.name.slice(file.name.lastIndexOf('/') + 1), row };
          const title = titleOf(kind, record, place);
          if (title) titles.push(title);
          else leftOut.push({ place, reason: 'malformed', name: sourceText(record[elements[kind].name]) });
        },
      });
    }
    return { titles: mergeTitles(titles), lists: [], leftOut, warnings: [] };
  },
};
