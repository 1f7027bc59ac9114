import { isOpen, type Play, type PlayState, type ProgressUnit } from '@gildshelf/api-client/contract';
import type { Translate } from '@gildshelf/ui';

/** The labels of the states of a play, in the order in which they are offered. */
export const stateLabels: Readonly<Record<PlayState, string>> = {
  ongoing: 'In progress',
  finished: 'Finished',
  stopped: 'Stopped',
  paused: 'Paused',
  unknown: 'Not known',
};

const minutesPerHour = 60;

/** What '+1' adds in each unit. */
export const progressSteps: Readonly<Record<ProgressUnit, number>> = {
  minutes: minutesPerHour,
  episodes: 1,
  chapters: 1,
  pages: 1,
  percent: 10,
};

/** The labels of '+1'. */
export const addLabels: Readonly<Record<ProgressUnit, string>> = {
  minutes: '+1 h',
  episodes: '+1 episode',
  chapters: '+1 chapter',
  pages: '+1 page',
  percent: '+10 %',
};

/** The labels of the field for the progress, except for minutes. */
export const unitLabels: Readonly<Record<Exclude<ProgressUnit, 'minutes'>, string>> = {
  episodes: 'Episodes',
  chapters: 'Chapters',
  pages: 'Pages',
  percent: 'Percent',
};

const oneLabels: Readonly<Record<ProgressUnit, string>> = {
  minutes: '{count} min',
  episodes: '{count} episode',
  chapters: '{count} chapter',
  pages: '{count} page',
  percent: '{count} %',
};

const manyLabels: Readonly<Record<ProgressUnit, string>> = {
  minutes: '{count} min',
  episodes: '{count} episodes',
  chapters: '{count} chapters',
  pages: '{count} pages',
  percent: '{count} %',
};

const ofTotalLabels: Readonly<Partial<Record<ProgressUnit, string>>> = {
  episodes: '{count} of {total} episodes',
  chapters: '{count} of {total} chapters',
  pages: '{count} of {total} pages',
};

/** The labels of the buttons that set the progress to the total. */
export const allLabels: Readonly<Partial<Record<ProgressUnit, string>>> = {
  episodes: 'All {total} episodes',
  chapters: 'All {total} chapters',
  pages: 'All {total} pages',
};

/** When a play took place, as exactly as it is known: 'Since 12 Oct 2026', 'Mar 2017 to Aug 2017'. */
export function periodText(
  { started, finished, state }: Pick<Play, 'started' | 'finished' | 'state'>,
  format: (date: string) => string,
  translate: Translate,
): string {
  if (isOpen(state))
    return started ? translate('Since {date}', { date: format(started) }) : translate('In progress');
  if (started && finished) {
    const [start, end] = [format(started), format(finished)];
    return start === end ? end : translate('{start} to {end}', { start, end });
  }
  if (finished) return format(finished);
  return started ? translate('Started {date}', { date: format(started) }) : translate('Without a date');
}

/** The progress of a play: '21 h so far', '12 of 28 episodes'; empty if it is not known. */
export function progressText(
  { progress, state }: Pick<Play, 'progress' | 'state'>,
  unit: ProgressUnit,
  total: number | undefined,
  translate: Translate,
): string {
  if (progress == null) return '';
  const text = amountText(progress, unit, total, translate);
  return isOpen(state) && total === undefined ? translate('{progress} so far', { progress: text }) : text;
}

function amountText(
  amount: number,
  unit: ProgressUnit,
  total: number | undefined,
  translate: Translate,
): string {
  if (unit === 'minutes' && amount >= minutesPerHour) {
    const [hours, minutes] = hoursAndMinutes(amount);
    return minutes === 0
      ? translate('{hours} h', { hours })
      : translate('{hours} h {minutes} min', { hours, minutes });
  }
  const ofTotal = ofTotalLabels[unit];
  if (total !== undefined && ofTotal) return translate(ofTotal, { count: amount, total });
  return translate((amount === 1 ? oneLabels : manyLabels)[unit], { count: amount });
}

/** The whole hours and the remaining minutes of a number of minutes. */
export function hoursAndMinutes(amount: number): readonly [hours: number, minutes: number] {
  return [Math.floor(amount / minutesPerHour), amount % minutesPerHour];
}
