import { catalogues, catalogueTypes, matchPath } from '@gildshelf/api-client/contract';
import { repositoriesOn } from '../features/repositories.ts';
import type { Store } from '../platform/db/Store.ts';
import { visitor } from '../platform/titles/visibleTitles.ts';

/** Returns a function that finds the path of the title that the one at a path was merged into. */
export function createFindRedirect(store: Store): (path: string) => Promise<string | undefined> {
  const { titleAliases } = repositoriesOn(store.db);
  return async (path) => {
    for (const type of catalogueTypes) {
      const { slug } = matchPath(`${catalogues[type].detailPath('')}:slug`, path) ?? {};
      const title = slug === undefined ? undefined : await titleAliases.findTitle(visitor, type, slug);
      if (title) return catalogues[type].detailPath(title.slug);
    }
    return undefined;
  };
}
