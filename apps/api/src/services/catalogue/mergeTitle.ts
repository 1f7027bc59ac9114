import type { MediaType } from '@gildshelf/api-client/contract';
import type { StoredItem } from '../../catalogue/CatalogueSource.ts';
import { shownOf } from '../../catalogue/shownOf.ts';
import { knownYear } from './knownYear.ts';
import { type FactsBy, mergeSources } from './mergeSources.ts';
import { pictureFields } from './pictureFields.ts';
import { cardPicture, pagePicture } from './pictureFor.ts';
import type { TitleSource } from './TitleSource.ts';

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
      ...pictureFields(mediaType, pictures, pagePicture(pictures)),
      ...told,
      facts: { ...told.facts, ids: Object.fromEntries(ids) },
    },
    card: {
      ...pictureFields(mediaType, pictures, cardPicture(pictures)),
      ...card,
    },
    by,
  };
}
