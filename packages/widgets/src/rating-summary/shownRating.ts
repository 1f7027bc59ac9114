import { embedMessages } from '@gildshelf/api-client/contract';
import { drawnStars } from '@gildshelf/ui';

/** The average of all ratings of a title, out of five (null or missing without ratings), and their number. */
export interface TitleRating {
  readonly average?: number | null | undefined;
  readonly count: number;
}

/** The parts of a `RatingSummary`: the figure, the label of the stars and how far they are filled, and the text. */
export function shownRating({ average, count }: TitleRating) {
  return {
    figure: average ? `${average.toFixed(1)} / 5` : '–',
    words: embedMessages.average(count),
    ...drawnStars(average ?? 0),
  };
}
