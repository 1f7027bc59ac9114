import type { Translate } from '@gildshelf/ui';
import { formatPartialDate } from '../history/formatPartialDate.ts';

/**
 * The value of a fact in the language of the page. The contract writes values in English; those with dates and numbers are recognised
 * by their format, and written as usual in the locale; the known terms of providers are translated. Any other text of a provider stays as it is.
 */
export function localiseFact(value: string, translate: Translate, locale: string): string {
  const translated = translate(value);
  if (translated !== value || /^en\b/.test(locale)) return translated;

  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? [];
  if (year) return formatPartialDate(`${year}-${month}-${day}`, locale, 'UTC');

  const [, start, end] = /^(\S+\/\S+\/\S+) to (\S+)$/.exec(value) ?? [];
  if (start && end)
    return translate('{start} to {end}', {
      start: formatKnownParts(start, locale),
      end: end === 'Present' ? translate('Present') : formatKnownParts(end, locale),
    });

  const [, average] = /^([\d.]+) \/ 5$/.exec(value) ?? [];
  if (average) return translate('{average} / 5', { average: Number(average) });

  const [duration, hours, minutes, seconds, perEpisode] = durationPattern.exec(value) ?? [];
  if (duration) {
    const parts = [
      ...(hours ? [translate('{hours} hr', { hours: Number(hours) })] : []),
      ...(minutes ? [translate('{minutes} min', { minutes: Number(minutes) })] : []),
      ...(seconds ? [translate('{seconds} sec', { seconds: Number(seconds) })] : []),
    ];
    const whole = parts.reduce((first, second) => translate('{first} {second}', { first, second }));
    return perEpisode ? translate('{duration} per ep', { duration: whole }) : whole;
  }

  return /^\d+\.\d+$/.test(value) ? Number(value).toLocaleString(locale) : value;
}

/** A duration of a movie, of an anime or of its episodes: '175 min', '1 hr 46 min', '24 min per ep'. */
const durationPattern = /^(?=\d)(?:(\d+) hr)?(?: ?\b(\d+) min)?(?: ?\b(\d+) sec)?( per ep)?$/;

/** A date of the contract such as '2023/9/??': with the parts that are known from the year on, or as it is without a year. */
function formatKnownParts(text: string, locale: string): string {
  const parts = text.split('/');
  const firstUnknown = parts.findIndex((part) => Number.isNaN(Number(part)));
  const known = firstUnknown === -1 ? parts : parts.slice(0, firstUnknown);
  const date = known.map((part) => part.padStart(2, '0')).join('-');
  return known.length > 0 ? formatPartialDate(date, locale, 'UTC') : text;
}
