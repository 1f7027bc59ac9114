import type { MediaType } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../../../providers/CatalogueProvider.ts';
import type { TitleSource } from '../TitleSource.ts';
import { knownYear } from '../viewOf.ts';
import { type FactsBy, mergeSources } from './mergeSources.ts';
import { shownOf } from './shownOf.ts';
import { cardImage, imageFields, pageImage } from './titleImages.ts';

/** A title as all its sources tell it. */
export interface MergedTitle {
  /** The shown name. */
  readonly title: string;
  readonly year: number | null;
  /** First the shown one. */
  readonly names: readonly string[];
  /** As it is kept, but for who told what. */
  readonly item: StoredItem;
  readonly card: StoredItem;
  readonly by: FactsBy;
}

/** Makes a title of what its sources tell, and of the ids under which it is known elsewhere. */
export function mergeTitle(
  mediaType: MediaType,
  sources: readonly TitleSource[],
  ids: ReadonlyMap<string, string>,
): MergedTitle {
  const { item: told, by, names, pictures } = mergeSources(sources);
  const { view, card } = shownOf(mediaType, told);
  const { title } = view;
  return {
    title,
    year: knownYear(view, told),
    names: [...new Set([title, ...names])],
    item: {
      ...imageFields(mediaType, pictures, pageImage(pictures)),
      ...told,
      facts: { ...told.facts, ids: Object.fromEntries(ids) },
    },
    card: {
      ...imageFields(mediaType, pictures, cardImage(pictures)),
      ...card,
    },
    by,
  };
}
