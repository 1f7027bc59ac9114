import { isFinished, isInProgress, type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { TitleKind } from './TitleKind.ts';

/** What the word of a source for a status means. */
export type StatusMeaning =
  | 'planned'
  | 'in-progress'
  | 'finished'
  /** Played or watched, but whether to the end is not known. */
  | 'played'
  | 'paused'
  | 'dropped'
  | 'repeating'
  /** A word of the user, or none. */
  | 'unknown';

/** The status of a title at its source and what it becomes here. */
export interface ImportedStatus {
  /** The source's word; rows with the same one are confirmed together. */
  readonly word: string;
  readonly meaning: StatusMeaning;
  /** The status of the media type; null: it is not imported, or there is no suggestion. */
  readonly suggestion: string | null;
  /** The suggestion needs no confirmation by the user. */
  readonly isSure: boolean;
}

const isRepeating = (status: string) => status.startsWith('re-');

/** The status of a media type for a meaning, and whether it says the same. */
function nearest(type: MediaType, meaning: StatusMeaning): Omit<ImportedStatus, 'word' | 'meaning'> {
  const statuses: readonly string[] = mediaTypes[type].statuses;
  const find = (matches: (status: string) => boolean) => statuses.find(matches) ?? null;
  const sure = (suggestion: string | null) => ({ suggestion, isSure: suggestion !== null });
  const suggest = (suggestion: string | null) => ({ suggestion, isSure: false });
  const inProgress = find((status) => isInProgress(status) && !isRepeating(status));
  switch (meaning) {
    case 'planned':
      return sure('planned');
    case 'in-progress':
      return sure(inProgress);
    case 'finished':
      return sure(find(isFinished));
    case 'played':
      // A film that was watched was finished; a game that was played may not be.
      return statuses.includes('watched') ? sure('watched') : suggest(find(isFinished));
    case 'paused':
      return statuses.includes('paused') ? sure('paused') : suggest(inProgress ?? 'planned');
    case 'dropped':
      return sure(find((status) => status === 'dropped'));
    case 'repeating':
      return sure(find(isRepeating) ?? inProgress ?? find(isFinished));
    case 'unknown':
      return suggest(null);
  }
}

/** The status of a title by the source's word and its meaning. A kind without a media type of ours has the word only. */
export function statusOf(kind: TitleKind, word: string, meaning: StatusMeaning): ImportedStatus {
  const found =
    kind in mediaTypes ? nearest(kind as MediaType, meaning) : { suggestion: null, isSure: false };
  return { word, meaning, ...found };
}
