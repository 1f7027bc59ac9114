import { embedMessages } from '@gildshelf/api-client/contract';
import { drawnStars, type Translate, toEnglish } from '@gildshelf/ui';

/** The average of all ratings of a title, out of five (null or missing without ratings), and their number. */
export interface TitleRating {
  readonly average?: number | null | undefined;
  readonly count: number;
}

/** The parts of a `RatingSummary`: the figure, the label of the stars and how far they are filled, and the text. */
export function shownRating(
  { average, count }: TitleRating,
  translate: Translate = toEnglish,
  locale = 'en-GB',
) {
  return {
    figure: average
      ? translate('{average} / 5', { average: average.toLocaleString(locale, oneDecimal) })
      : '–',
    caption: translate(averageText(count), { count }),
    ...drawnStars(average ?? 0, translate),
  };
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

function averageText(count: number): string {
  if (count === 0) return embedMessages.unrated;
  return count === 1 ? embedMessages.averageOfOne : embedMessages.average;
}
