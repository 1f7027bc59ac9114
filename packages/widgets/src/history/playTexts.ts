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

/** What '+1' adds in each unit, the label of that button, and the texts of a number in this unit. */
export const unitTexts = {
  minutes: { step: minutesPerHour, add: '+1 h', label: 'Time', one: '{count} min', many: '{count} min' },
  episodes: {
    step: 1,
    add: '+1 episode',
    label: 'Episodes',
    one: '{count} episode',
    many: '{count} episodes',
    of: '{count} of {total} episodes',
    all: 'All {total} episodes',
  },
  chapters: {
    step: 1,
    add: '+1 chapter',
    label: 'Chapters',
    one: '{count} chapter',
    many: '{count} chapters',
    of: '{count} of {total} chapters',
    all: 'All {total} chapters',
  },
  pages: {
    step: 1,
    add: '+1 page',
    label: 'Pages',
    one: '{count} page',
    many: '{count} pages',
    of: '{count} of {total} pages',
    all: 'All {total} pages',
  },
  percent: { step: 10, add: '+10 %', label: 'Percent', one: '{count} %', many: '{count} %' },
} as const satisfies Record<ProgressUnit, UnitTexts>;

interface UnitTexts {
  readonly step: number;
  readonly add: string;
  readonly label: string;
  readonly one: string;
  readonly many: string;
  /** With a total that is known. */
  readonly of?: string;
  readonly all?: string;
}

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
  const texts: UnitTexts = unitTexts[unit];
  if (unit === 'minutes' && amount >= minutesPerHour) {
    const [hours, minutes] = hoursAndMinutes(amount);
    return minutes === 0
      ? translate('{hours} h', { hours })
      : translate('{hours} h {minutes} min', { hours, minutes });
  }
  if (total !== undefined && texts.of) return translate(texts.of, { count: amount, total });
  return translate(amount === 1 ? texts.one : texts.many, { count: amount });
}

/** The whole hours and the remaining minutes of a number of minutes. */
export function hoursAndMinutes(amount: number): readonly [hours: number, minutes: number] {
  return [Math.floor(amount / minutesPerHour), amount % minutesPerHour];
}
