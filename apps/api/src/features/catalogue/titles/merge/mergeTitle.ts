import type { MediaType } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../../../providers/CatalogueProvider.ts';
import type { TitleSource } from '../TitleSource.ts';
import { knownYear } from '../viewOf.ts';
import { type FieldSources, mergeSources } from './mergeSources.ts';
import { presentItem } from './presentItem.ts';
import { cardImage, imageFields, pageImage } from './titleImages.ts';

/** A title merged from all its sources. */
export interface MergedTitle {
  /** The shown name. */
  readonly title: string;
  readonly year: number | null;
  /** The shown name first. */
  readonly names: readonly string[];
  /** The item as stored, without the sources of its fields. */
  readonly item: StoredItem;
  readonly card: StoredItem;
  readonly by: FieldSources;
}

/** Merges the data of the sources of a title and its ids in other catalogues. */
export function mergeTitle(
  mediaType: MediaType,
  sources: readonly TitleSource[],
  ids: ReadonlyMap<string, string>,
): MergedTitle {
  const { item: mergedItem, by, names, pictures: images } = mergeSources(sources);
  const { view, card } = presentItem(mediaType, mergedItem);
  const { title } = view;
  return {
    title,
    year: knownYear(view, mergedItem),
    names: [...new Set([title, ...names])],
    item: {
      ...imageFields(mediaType, images, pageImage(images)),
      ...mergedItem,
      facts: { ...mergedItem.facts, ids: Object.fromEntries(ids) },
    },
    card: {
      ...imageFields(mediaType, images, cardImage(images)),
      ...card,
    },
    by,
  };
}
