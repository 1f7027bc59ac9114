import * as z from 'zod/mini';
import { ratingMaximum, ratingStep } from '../limits.ts';
import { history as messages } from '../messages/history.ts';
import * as ownLimits from '../ownLimits.ts';
import {
  isBoolean,
  nullIfInvalid,
  optionalNumber,
  optionalText,
  partialOf,
  text,
  trueOrFalse,
  wholeNumber,
} from '../schemas.ts';
import { maxLength } from '../textLength.ts';
import { isAfter, isFuture, isPartialDate, partialDate } from './partialDate.ts';
import { isOpen, isPlayState, type PlayState } from './playState.ts';

const isWhole = (minimum: number, maximum: number) => (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum;

const isRating = (value: unknown) =>
  typeof value === 'number' && value > 0 && value <= ratingMaximum && Number.isInteger(value / ratingStep);

const playState = z.custom<PlayState>(isPlayState, messages.unknownState);

/** A rating of 0.5 to 5 in half steps in a request. */
export const givenRating = z.custom<number>(isRating, messages.invalidRating);

/** A private note in a request. */
export const givenNote = z.string().check(maxLength(ownLimits.note, messages.longNote));

const fields = z.strictObject({
  /** When it was started and when it ended; null if that is not known. */
  started: z.nullable(partialDate),
  finished: z.nullable(partialDate),
  state: playState,
  /** Whether the title had been finished before; null if that is not known. */
  is_repeat: z.nullable(trueOrFalse),
  /** How often the title was finished, for plays without dates that are counted in one. */
  times: z.custom<number>(isWhole(1, ownLimits.playTimes), messages.invalidTimes),
  /** In the unit of the media type; null if it is not known. */
  progress: z.nullable(z.custom<number>(isWhole(0, ownLimits.progress), messages.invalidProgress)),
  /** The rating of this play, which is not that of the title. */
  rating: z.nullable(givenRating),
  platform: z.nullable(z.string().check(maxLength(ownLimits.platform, messages.longPlatform))),
  note: z.nullable(givenNote),
  /** Whether it is left out of a public diary. */
  is_private: trueOrFalse,
});

/** The fields of a play that a user chooses, all of them. */
export type PlayFields = z.output<typeof fields>;

const { state, ...otherFields } = fields.shape;

/** A new play: only the state is required. */
export const newPlay = z.strictObject({ state, ...partialOf(z.object(otherFields)).shape });

/** A new play. */
export type NewPlay = z.input<typeof newPlay>;

/** The fields of a play to change. */
export const playChange = z.strictObject(partialOf(fields).shape);

/** The fields of a play to change. */
export type PlayChange = z.input<typeof playChange>;

/** The values of the fields that a new play leaves out. */
export const defaultPlay: Omit<PlayFields, 'state'> = {
  started: null,
  finished: null,
  is_repeat: null,
  times: 1,
  progress: null,
  rating: null,
  platform: null,
  note: null,
  is_private: false,
};

/** The first field of a play that contradicts another one or `now`, with its message; undefined if there is none. */
export function playError(
  { started, finished, state }: Pick<PlayFields, 'started' | 'finished' | 'state'>,
  now: number,
): { readonly field: 'started' | 'finished'; readonly message: string } | undefined {
  if (started && isFuture(started, now)) return { field: 'started', message: messages.futureDate };
  if (!finished) return undefined;
  if (isFuture(finished, now)) return { field: 'finished', message: messages.futureDate };
  if (isOpen(state)) return { field: 'finished', message: messages.endOfOpenPlay };
  if (started && isAfter(started, finished)) return { field: 'finished', message: messages.endBeforeStart };
  return undefined;
}

const optionalDate = nullIfInvalid(z.custom<string>(isPartialDate));

/** A play in a response. */
export const play = z.object({
  id: text,
  started: optionalDate,
  finished: optionalDate,
  state: z.catch(z.custom<PlayState>(isPlayState), 'unknown'),
  is_repeat: nullIfInvalid(z.custom<boolean>(isBoolean)),
  times: wholeNumber,
  progress: optionalNumber,
  rating: optionalNumber,
  platform: optionalText,
  note: optionalText,
  is_private: trueOrFalse,
  /** The number of episodes with a date or a rating. */
  episodes: wholeNumber,
});

/** One time that a user played, watched or read a title. Without dates, `times` may count several. */
export type Play = z.output<typeof play>;
