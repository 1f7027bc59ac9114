import { ownLimits } from '@gildshelf/api-client/contract';
import { shownLine } from './shownText.ts';

/** What a provider is asked for: on one line, at most as long as our own search takes it; undefined where nothing is left. */
export function searchWords(query: string): string | undefined {
  return shownLine(query.slice(0, ownLimits.searchQuery));
}
