import { ownLimits } from '@gildshelf/api-client/contract';
import type { ImportedPlay, ImportedReview, ImportedTitle } from '@gildshelf/import-formats';
import type { RecordedReview } from '../../../config/TitleWriter.ts';

const writtenOf = ({ written }: ImportedReview): string => written ?? '';

/**
 * The review of a title: those that are not about a play, or else the last one. A title has one review here; the texts about other plays
 * become their notes.
 */
export function reviewOf({ reviews }: ImportedTitle): ImportedReview | undefined {
  const sorted = reviews.toSorted((one, other) => (writtenOf(one) < writtenOf(other) ? -1 : 1));
  const ofTitle = sorted.filter(({ playKey }) => playKey === null);
  const last = sorted.at(-1);
  if (ofTitle.length === 0 || !last) return last;
  return {
    text: ofTitle
      .map(({ text }) => text)
      .join('\n\n')
      .slice(0, ownLimits.review),
    isSpoiler: ofTitle.some(({ isSpoiler }) => isSpoiler),
    playKey: null,
    written: ofTitle[0]?.written ?? null,
  };
}

/** The plays of a title, with the reviews of them that are not the review of the title, which may be recorded, as notes. */
export function playsWithReviews(
  imported: ImportedTitle,
  recorded: RecordedReview | null,
): readonly ImportedPlay[] {
  const chosen = reviewOf(imported);
  const main = recorded === null || recorded.text === chosen?.text ? chosen : undefined;
  return imported.plays.map((play) => {
    const texts = imported.reviews.filter((review) => review !== main && review.playKey === play.key);
    if (texts.length === 0) return play;
    const note = [...(play.note === null ? [] : [play.note]), ...texts.map(({ text }) => text)].join('\n\n');
    return { ...play, note };
  });
}
