import type { MediaType } from '@gildshelf/api-client/contract';
import type { Covers } from '../../covers/createCovers.ts';
import type { TrackedTitle } from '../../repositories/createCollectionRepository.ts';
import { titleAnswer } from './titleAnswer.ts';

/** A title as a person's collection shows it. */
export function trackedAnswer(covers: Covers, mediaType: MediaType, tracked: TrackedTitle) {
  const { card, status, rating } = tracked;
  return { ...titleAnswer(covers, mediaType, tracked, card), user_status: status, user_rating: rating };
}
