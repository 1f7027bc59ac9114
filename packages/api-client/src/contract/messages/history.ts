import * as ownLimits from '../ownLimits.ts';
import { serverLimits } from '../serverLimits.ts';

const day = 24 * 60 * 60 * 1000;

/** Messages about plays, notes, tags and the diary. */
export const history = {
  invalidDate: 'Please enter a date, a month or a year that exists.',
  futureDate: 'This date is in the future.',
  endBeforeStart: 'The end is before the start.',
  endOfOpenPlay: 'A play with an end is finished or stopped.',
  unknownState: 'Please choose one of the offered states.',
  invalidTimes: `Please enter a number from 1 to ${ownLimits.playTimes}.`,
  invalidProgress: `Please enter a whole number from 0 to ${ownLimits.progress}.`,
  invalidRating: 'The rating must be 0.5 to 5 in half steps.',
  longPlatform: `The platform may have at most ${ownLimits.platform} characters.`,
  longNote: `The note may have at most ${ownLimits.note} characters.`,
  invalidTag: `A tag has 1 to ${ownLimits.tag} characters and no comma.`,
  tooManyTags: `A title may have at most ${ownLimits.tags} tags.`,
  invalidEpisode: 'Please enter the number of the season and of the episode.',
  tooManyEpisodes: `A play may have dates and ratings of at most ${serverLimits.playEpisodes} episodes.`,
  tooManyPlays: `You have ${serverLimits.plays} plays already. Please remove some first.`,
  notTracked: 'Please add the title to your collection first.',
  unknownPlay: 'There is no such play.',
  unknownTimeZone: 'This time zone is not known.',
  invalidCursor: "The parameter 'after' is not a position of this list.",
  invalidMonth: "The parameter 'month' must be a month such as 2026-11, or 'undated'.",
  invalidYear: 'The year is not valid.',
  storedAfterRemoval: `Your plays, notes, tags and review of it stay stored for ${serverLimits.removedTitleLifetime / day} days, in case you add it again.`,
  nothingToRestore: 'There is nothing to restore.',
  playRemoved: 'The play is removed.',
  loadFailed: 'Your history of this title could not be loaded. Please try again.',
  saveFailed: 'The change could not be saved. Please try again.',
  diaryFailed: 'The diary could not be loaded. Please try again.',
  diaryPrivate: 'This diary is private, or there is no such user.',
  noEntries: 'Nothing in this month.',
  noDiary: 'Your diary is empty. Plays with a date are listed here.',
  unsupported: 'This server has no diary.',
} as const;
