import type { ImportedList } from '../../../model/ImportedContent.ts';
import type { StatusMeaning } from '../../../model/ImportedStatus.ts';
import { lookUp } from '../../../text/lookUp.ts';

/** The name of AniList as a source, for each form of its files: they have the same titles. */
export const aniListSource = 'anilist';

/** The statuses in the order of their numbers in the export. */
export const aniListStatuses = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'DROPPED',
  'PAUSED',
  'REPEATING',
] as const;

const meanings: Readonly<Record<string, StatusMeaning>> = {
  CURRENT: 'in-progress',
  PLANNING: 'planned',
  COMPLETED: 'finished',
  DROPPED: 'dropped',
  PAUSED: 'paused',
  REPEATING: 'repeating',
};

/** The meaning of a status, and the progress: while a title is repeated, it is that of the repeat. */
export function progressOf(status: string, progress: number) {
  const meaning = lookUp(meanings, status) ?? 'unknown';
  const isRepeated = meaning === 'repeating';
  return { meaning, progress: isRepeated ? 0 : progress, repeatProgress: isRepeated ? progress : 0 };
}

/** The titles of custom lists by the kind and the name of the list. */
export class CustomLists {
  readonly #lists = new Map<string, { readonly name: string; readonly titleKeys: Set<string> }>();

  /** Adds a list unless it exists, and a title to it. */
  add(kind: 'anime' | 'manga', name: string, titleKey?: string): void {
    const key = `${kind}:${name}`;
    const list = this.#lists.get(key) ?? { name, titleKeys: new Set() };
    this.#lists.set(key, list);
    if (titleKey !== undefined) list.titleKeys.add(titleKey);
  }

  /** The lists in the order of their creation. */
  all(): readonly ImportedList[] {
    return [...this.#lists].map(([key, { name, titleKeys }]) => ({
      key,
      name,
      description: '',
      isRanked: false,
      isPublic: false,
      entries: [...titleKeys].map((titleKey) => ({ titleKey, note: null, added: null })),
    }));
  }
}

/** The fields of an object with a value other than 0, false and an empty one. */
export function filledFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isFilled = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}
