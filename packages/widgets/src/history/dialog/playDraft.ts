import {
  defaultPlay,
  historyMessages,
  type Play,
  type PlayChange,
  type PlayFields,
  playError,
} from '@gildshelf/api-client/contract';

/** The error messages of a form for a play, by field. */
export type PlayErrors = Readonly<Partial<Record<keyof PlayFields, string>>>;

const fieldNames = Object.keys({ state: '', ...defaultPlay }) as (keyof PlayFields)[];

/** The values of a form for a play, or for a new one that is finished unless the user chooses another state. */
export function draftOf(play: Play | undefined): PlayFields {
  if (!play) return { ...defaultPlay, state: 'finished' };
  const { state, times, is_private } = play;
  return {
    state,
    times,
    is_private,
    started: play.started ?? null,
    finished: play.finished ?? null,
    is_repeat: play.is_repeat ?? null,
    progress: play.progress ?? null,
    rating: play.rating ?? null,
    platform: play.platform ?? null,
    note: play.note ?? null,
  };
}

/** The fields in which two drafts differ. */
export function changeOf(draft: PlayFields, saved: PlayFields): PlayChange {
  const changed = fieldNames.filter((name) => draft[name] !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}

/** The first contradiction in a draft, at its field. */
export function errorsOf(draft: PlayFields, now: number): PlayErrors {
  const error = playError(draft, now);
  return error ? { [error.field]: error.message } : {};
}

const serverErrors: readonly [message: string, field: keyof PlayFields][] = [
  [historyMessages.endBeforeStart, 'finished'],
  [historyMessages.endOfOpenPlay, 'finished'],
  [historyMessages.unknownState, 'state'],
  [historyMessages.invalidTimes, 'times'],
  [historyMessages.invalidProgress, 'progress'],
  [historyMessages.invalidRating, 'rating'],
  [historyMessages.longPlatform, 'platform'],
  [historyMessages.longNote, 'note'],
];

/** The field that an error message of the server is about; undefined if it is about none, or about several. */
export function fieldOfMessage(message: string, draft: PlayFields): keyof PlayFields | undefined {
  const isAboutDate = message === historyMessages.futureDate || message === historyMessages.invalidDate;
  if (isAboutDate) return draft.finished === null ? 'started' : 'finished';
  return serverErrors.find(([text]) => text === message)?.[1];
}
