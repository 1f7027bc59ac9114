import type { BrowseQuery, CatalogueType } from '@gildshelf/api-client/contract';
import type { Viewer } from '../../../platform/titles/visibleTitles.ts';
import { listTitles } from '../listTitles.ts';
import type { TitlesContext } from '../TitlesContext.ts';

/** A page of the titles of a media type with their facets. */
export async function browseTitles(
  context: TitlesContext,
  viewer: Viewer,
  type: CatalogueType,
  query: BrowseQuery,
) {
  const { ids, ...page } = await context.titleBrowse.browse(viewer, type, query);
  return { ...page, titles: await listTitles(context, viewer, type, ids) };
}
