import { isFuture, isOpen, ownLimits, type PlayFields } from '@gildshelf/api-client/contract';
import type { ImportedPlay } from '@gildshelf/import-formats';
import type { RecordedEpisode, RecordedPlay, RecordedTitle } from '../../../config/TitleWriter.ts';
import { hashedId } from './hashedId.ts';
import { playsWithReviews } from './planReview.ts';
import type { TitlePlan } from './TitlePlan.ts';

/** The plays and episodes that an import writes. */
export interface PlannedPlays {
  readonly plays: ReadonlyMap<string, PlayFields>;
  readonly episodes: readonly RecordedEpisode[];
}

/**
 * The plays that an import adds to those of a title, or completes. A play that was imported before has the same id; one that was recorded
 * here is recognised by its dates. Nothing that a play has is overwritten, and its progress never decreases.
 */
export function planPlays(
  { source, imported, policy, now }: TitlePlan,
  { titleId, review, plays, episodes }: RecordedTitle,
): PlannedPlays {
  if (policy.plays === 'mine') return { plays: new Map(), episodes: [] };
  const ids = new Map(
    playsWithReviews(imported, review).map((play) => [play, hashedId([source, titleId, play.key])]),
  );
  const imports = new Set(ids.values());
  const others = new Map(
    [...plays].filter(([id]) => !imports.has(id)).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const planned = new Map<string, PlayFields>();
  const plannedEpisodes: RecordedEpisode[] = [];
  // Those with dates first: what they are recognised as does not count for those without.
  const sorted = [...ids].sort(([one], [other]) => Number(isDated(other)) - Number(isDated(one)));
  for (const [play, id] of sorted) {
    const stored = plays.get(id)?.fields;
    const fields = fieldsOf(play, now);
    const [playId, result] = stored
      ? ([id, completed(stored, withMissingTimes(fields, others))] as const)
      : newOrKnown(id, fields, others);
    if (result) planned.set(playId, result);
    if (result || plays.has(playId)) plannedEpisodes.push(...missingEpisodes(play, playId, episodes));
  }
  return { plays: planned, episodes: plannedEpisodes };
}

const isDated = ({ started, finished }: Pick<PlayFields, 'started' | 'finished'>): boolean =>
  started !== null || finished !== null;

/** The fields of an imported play within the limits; a date in the future is not known, since it cannot be right. */
function fieldsOf(play: ImportedPlay, now: number): PlayFields {
  const past = (date: string | null) => (date !== null && isFuture(date, now) ? null : date);
  const { state, isRepeat: is_repeat, isPrivate: is_private } = play;
  return {
    started: past(play.started),
    finished: isOpen(state) ? null : past(play.finished),
    ...{ state, is_repeat, is_private },
    times: Math.min(play.times, ownLimits.playTimes),
    progress: play.progress === null ? null : Math.min(play.progress, ownLimits.progress),
    rating: play.rating?.stars ?? null,
    platform: play.platform?.slice(0, ownLimits.platform) ?? null,
    note: play.note?.slice(0, ownLimits.note) ?? null,
  };
}

/** A stored play with what only the imported one has; undefined if that is nothing. */
function completed(stored: PlayFields, imported: PlayFields): PlayFields | undefined {
  const ends = isOpen(stored.state) && !isOpen(imported.state);
  const state = ends ? imported.state : stored.state;
  const result: PlayFields = {
    ...stored,
    state,
    started: stored.started ?? imported.started,
    finished: isOpen(state) ? null : (stored.finished ?? imported.finished),
    is_repeat: stored.is_repeat ?? imported.is_repeat,
    times: Math.max(stored.times, imported.times),
    progress: largest(stored.progress, imported.progress),
    rating: stored.rating ?? imported.rating,
    platform: stored.platform ?? imported.platform,
    note: stored.note ?? imported.note,
  };
  const names = Object.keys(result) as (keyof PlayFields)[];
  return names.some((name) => result[name] !== stored[name]) ? result : undefined;
}

function largest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

/**
 * A play that is not stored under its own id: new, or one that was recorded here, which is then removed from `others`. Without dates,
 * only as many times as are missing are new.
 */
function newOrKnown(
  id: string,
  fields: PlayFields,
  others: Map<string, RecordedPlay>,
): readonly [string, PlayFields | undefined] {
  const [knownId, known] = [...others].find(([, other]) => isSamePlay(other.fields, fields)) ?? [];
  if (knownId !== undefined && known) {
    others.delete(knownId);
    return [knownId, completed(known.fields, fields)];
  }
  const missing = withMissingTimes(fields, others);
  return [id, missing.times > 0 ? missing : undefined];
}

/** A play without dates with only the times that `others`, which are removed from it, do not stand for; 0 if that is all. */
function withMissingTimes(fields: PlayFields, others: Map<string, RecordedPlay>): PlayFields {
  if (isDated(fields) || isOpen(fields.state)) return fields;
  let { times } = fields;
  for (const [otherId, { fields: other }] of others) {
    if (isOpen(other.state) || times === 0) continue;
    times = Math.max(0, times - other.times);
    others.delete(otherId);
  }
  return { ...fields, times };
}

const dayLength = 'yyyy-mm-dd'.length;

/** Whether two plays are of the same time: both go on, or have the same dates, of which the source may know the time of day. */
function isSamePlay(one: PlayFields, other: PlayFields): boolean {
  if (isOpen(one.state) || isOpen(other.state)) return isOpen(one.state) && isOpen(other.state);
  if (!isDated(one) || !isDated(other)) return false;
  const isSameDay = (name: 'started' | 'finished') =>
    one[name]?.slice(0, dayLength) === other[name]?.slice(0, dayLength);
  return isSameDay('finished') && (one.started === null || other.started === null || isSameDay('started'));
}

/** The episodes of a play that are not recorded; a recorded one stays as it is. */
function missingEpisodes(
  play: ImportedPlay,
  playId: string,
  recorded: readonly RecordedEpisode[],
): RecordedEpisode[] {
  if (play.episodes.length === 0) return [];
  const known = new Set(
    recorded
      .filter((episode) => episode.playId === playId)
      .map(({ season, number }) => `${season} ${number}`),
  );
  return play.episodes.flatMap(({ season, number, watched, rating }) =>
    known.has(`${season} ${number}`)
      ? []
      : [{ playId, season, number, watched, rating: rating?.stars ?? null }],
  );
}
