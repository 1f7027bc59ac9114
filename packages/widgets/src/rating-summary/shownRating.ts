import { ownMessages } from '@gildshelf/api-client/contract';
import { drawnStars } from '@gildshelf/ui';

/** What the people of a host make of a title: stars out of five on average, null where nobody gave any, and how many did. */
export interface TitleRating {
  readonly average?: number | null | undefined;
  readonly count: number;
}

/** How a `RatingSummary` says it: the figure, what is read of the stars and how far they are filled, the words. */
export function shownRating({ average, count }: TitleRating) {
  return {
    figure: average ? `${average.toFixed(1)} / 5` : '–',
    words: ownMessages.embed.average(count),
    ...drawnStars(average ?? 0),
  };
}
