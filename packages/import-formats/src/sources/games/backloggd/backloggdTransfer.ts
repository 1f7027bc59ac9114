import { FileProblem } from '../../../files/FileProblem.ts';
import type { ImportFile } from '../../../files/ImportFile.ts';
import { jsonIfContains } from '../../../files/peekFile.ts';
import { importedPlay, importedTitle } from '../../../model/createImported.ts';
import type { ImportedContent, LeftOutRow } from '../../../model/ImportedContent.ts';
import type { ImportedStatus } from '../../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedReview, ImportedTitle, RowPlace } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { dayOf } from '../../../model/sourceDates.ts';
import { amountOf, idOf, type JsonObject, listOf, objectOf, textOfValue } from '../../../parse/jsonFields.ts';
import { nameForm } from '../../../text/nameForm.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { chooseStatus, mergeGames } from '../rows/mergeGames.ts';
import { backloggdStatus } from './backloggdStatus.ts';

const knownVersion = 2;
const highestRating = 10;

const documentOf = (file: ImportFile) => jsonIfContains(file, '"backloggd-transfer"');

/** Whether a file is a JSON file of Backloggd Data Transfer. */
export const isBackloggdTransfer = (file: ImportFile): boolean =>
  documentOf(file).format === 'backloggd-transfer';

/** The statuses of a log: its word, and its flags, since a game may be completed and in the backlog. */
function statusesOf(log: JsonObject): readonly ImportedStatus[] {
  const words = [
    textOfValue(log.status),
    log.is_playing === true ? 'playing' : '',
    log.is_backlog === true ? 'backlog' : '',
    log.is_wishlist === true ? 'wishlist' : '',
  ];
  const stated = words.filter((word) => word !== '');
  const isPlayed =
    log.is_play === true && !stated.some((word) => backloggdStatus(word).meaning !== 'planned');
  return [...new Set(isPlayed ? ['played', ...stated] : stated)].map(backloggdStatus);
}

/** Hours and minutes as minutes; null if there are none. */
const minutesOf = (hours: unknown, minutes: unknown): number | null =>
  Math.round(amountOf(hours) * 60 + amountOf(minutes)) || null;

function stateOf(finished: string | null, status: ImportedStatus): ImportedPlay['state'] {
  if (finished !== null) return 'finished';
  return status.meaning === 'in-progress' ? 'ongoing' : 'unknown';
}

function playOf(playthrough: JsonObject, key: string, status: ImportedStatus): ImportedPlay {
  const finished = dayOf(textOfValue(playthrough.finish_date));
  return importedPlay({
    key,
    state: stateOf(finished, status),
    started: dayOf(textOfValue(playthrough.start_date)),
    finished,
    isRepeat: typeof playthrough.is_replay === 'boolean' ? playthrough.is_replay : null,
    progress: minutesOf(playthrough.hours_played, playthrough.mins_played),
    rating: scoreOf(textOfValue(playthrough.rating), highestRating),
    platform: textOfValue(playthrough.title) || null,
  });
}

/** Whether a playthrough has a date or a time. Every log has a playthrough, even that of a planned game. */
const isPlayed = ({ started, finished, progress, isRepeat }: ImportedPlay) =>
  started !== null || finished !== null || progress !== null || isRepeat === true;

const reviewOf = (playthrough: JsonObject, play: ImportedPlay): ImportedReview | [] => {
  const text = sourceText(textOfValue(playthrough.review));
  const isSpoiler = playthrough.review_spoilers === true;
  return text === null ? [] : { text, isSpoiler, playKey: isPlayed(play) ? play.key : null, written: null };
};

function titleOf(entry: JsonObject, name: string, place: RowPlace): ImportedTitle {
  const log = objectOf(entry.log);
  const statuses = statusesOf(log);
  const status = chooseStatus(statuses) ?? backloggdStatus('');
  const key = idOf(entry.game_id) ?? (textOfValue(entry.slug) || nameForm(name));
  const playthroughs = listOf(entry.playthroughs).map(objectOf);
  const plays = playthroughs.map((playthrough, index) => playOf(playthrough, `${key}/${index + 1}`, status));
  const master = playthroughs.findIndex(({ is_master }) => is_master === true);
  return importedTitle({
    key,
    places: [place],
    kind: 'game',
    name,
    status,
    rating: plays[master]?.rating ?? plays.find(({ rating }) => rating !== null)?.rating ?? null,
    isFavourite: log.game_liked === true,
    tags: statuses.filter(({ meaning }) => meaning === 'planned').map(({ word }) => word),
    plays: plays.filter(isPlayed),
    reviews: playthroughs.flatMap((playthrough, index) => {
      const play = plays[index];
      return play ? reviewOf(playthrough, play) : [];
    }),
    remarks:
      status.meaning !== 'planned' && statuses.some(({ meaning }) => meaning === 'planned')
        ? ['also-planned']
        : [],
    extras: { entry },
  });
}

/** Reads a file for which `isBackloggdTransfer` is true. */
export function readBackloggdTransfer(file: ImportFile): ImportedContent {
  const { version, entries } = documentOf(file);
  if (version !== knownVersion) throw new FileProblem('unknown-version', textOfValue(version));
  const titles: ImportedTitle[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const [index, value] of listOf(entries).entries()) {
    const place = { file: file.name, row: index + 1 };
    const entry = objectOf(value);
    const name = textOfValue(entry.title);
    if (name === '') leftOut.push({ place, reason: 'malformed', name: null });
    else titles.push(titleOf(entry, name, place));
  }
  return { titles: mergeGames(titles), lists: [], leftOut, warnings: [] };
}
