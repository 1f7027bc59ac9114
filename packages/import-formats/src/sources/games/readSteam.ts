import { FileProblem } from '../../files/FileProblem.ts';
import type { ImportFile } from '../../files/ImportFile.ts';
import { jsonIfContains } from '../../files/peekFile.ts';
import { importedPlay, importedTitle } from '../../model/createImported.ts';
import type { ImportedContent, LeftOutRow } from '../../model/ImportedContent.ts';
import { type ImportedStatus, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedTitle, RowPlace } from '../../model/ImportedTitle.ts';
import { instantOf } from '../../model/sourceDates.ts';
import { amountOf, idOf, isObject, type JsonObject, objectOf, textOfValue } from '../../parse/jsonFields.ts';
import type { SourceReader } from '../SourceReader.ts';
import { isSteamSoftware } from './steamSoftware.ts';

/** In minutes. A game that was played for less time is hardly finished. */
const shortTime = 60;

/** Fields that have a place of their own. */
const known = new Set(['appid', 'name', 'playtime_forever', 'rtime_last_played', 'img_icon_url']);

/** The `response` of a file of the Steam API about games; undefined for other files. */
function responseOf(file: ImportFile): JsonObject | undefined {
  const json = jsonIfContains(file, '"response"');
  const { response } = json;
  if (!isObject(response) || Object.keys(json).length > 1) return undefined;
  const isEmpty = Object.keys(response).length === 0;
  const hasApps = Array.isArray(response.games) && response.games.some((game) => 'appid' in objectOf(game));
  const hasCount = 'game_count' in response || 'total_count' in response;
  return isEmpty || hasApps || hasCount ? response : undefined;
}

/** The games of a response. Throws a `FileProblem` if it is not that of GetOwnedGames. */
function gamesOf(response: JsonObject, file: string): readonly unknown[] {
  if ('total_count' in response) throw new FileProblem('other-call', 'GetRecentlyPlayedGames');
  if (Array.isArray(response.games)) return response.games;
  if (Object.keys(response).length === 0) throw new FileProblem('private-profile', file);
  if (amountOf(response.game_count) > 0) throw new FileProblem('malformed', file);
  return [];
}

/** What the times of a game suggest, which the user confirms unless it was played in the last two weeks. */
function statusOfTimes(game: JsonObject): ImportedStatus {
  const isRecent = amountOf(game.playtime_2weeks) > 0;
  const isPlayed = [game.playtime_forever, game.playtime_disconnected, game.rtime_last_played].some(
    (time) => amountOf(time) > 0,
  );
  if (isRecent) return statusOf('game', 'Played in the last two weeks', 'in-progress');
  if (!isPlayed) return { ...statusOf('game', 'Never played', 'planned'), isSure: false };
  if (amountOf(game.playtime_forever) >= shortTime) return statusOf('game', 'Played', 'played');
  return { ...statusOf('game', 'Played for less than an hour', 'played'), suggestion: null };
}

/** The minutes of all sessions as one play; when they were is not known. */
function playsOf(id: string, game: JsonObject, isOngoing: boolean): readonly ImportedPlay[] {
  const progress = Math.round(amountOf(game.playtime_forever));
  if (progress === 0) return [];
  return [importedPlay({ key: `${id}/minutes`, state: isOngoing ? 'ongoing' : 'unknown', progress })];
}

/** The instant of a Unix time in seconds; null for 0, which other accounts than the own one get. */
function instantOfSeconds(value: unknown): string | null {
  const ms = amountOf(value) * 1000;
  return ms > 0 && ms < 8.64e15 ? instantOf(new Date(ms).toISOString()) : null;
}

function titleOf(id: string, game: JsonObject, place: RowPlace): ImportedTitle {
  const status = statusOfTimes(game);
  const extras = Object.entries(game).filter(([name]) => !known.has(name));
  return importedTitle({
    key: id,
    places: [place],
    kind: 'game',
    name: textOfValue(game.name) || null,
    ids: { steam_id: id },
    status,
    changed: instantOfSeconds(game.rtime_last_played),
    plays: playsOf(id, game, status.meaning === 'in-progress'),
    extras: Object.fromEntries(extras),
  });
}

function readGames(games: readonly unknown[], file: string): ImportedContent {
  const titles = new Map<string, ImportedTitle>();
  const leftOut: LeftOutRow[] = [];
  for (const [index, entry] of games.entries()) {
    const place = { file, row: index + 1 };
    const game = objectOf(entry);
    const id = idOf(game.appid);
    const name = textOfValue(game.name) || null;
    if (id === undefined) leftOut.push({ place, reason: 'malformed', name });
    else if (titles.has(id)) leftOut.push({ place, reason: 'repeated', name });
    else if (isSteamSoftware(id, name ?? '')) leftOut.push({ place, reason: 'not-a-game', name });
    else titles.set(id, titleOf(id, game, place));
  }
  return { titles: [...titles.values()], lists: [], leftOut, warnings: [] };
}

/** The games of a Steam account: the JSON response of GetOwnedGames. */
export const steam: SourceReader = {
  source: 'steam',
  recognises: (files) => files.some((file) => responseOf(file) !== undefined),
  read(files): ImportedContent {
    for (const file of files) {
      const response = responseOf(file);
      if (response) return readGames(gamesOf(response, file.name), file.name);
    }
    throw new FileProblem('unknown');
  },
};
