import type { CatalogueItem } from '../../client/index.ts';
import { type CatalogueType, catalogueTypes, ownMessages } from '../../contract/index.ts';
import { FixtureHttpError } from '../fixtureRequest.ts';
import { fixtureCatalogue } from './fixtureCatalogue.ts';

/** The title of a request, by the name of its media type and its id or slug; throws a 404 when there is none. */
export function requestedTitle(type: string | undefined, idOrSlug: unknown): CatalogueItem {
  const titles = catalogueTypes.some((name) => name === type) ? fixtureCatalogue[type as CatalogueType] : [];
  const title = titles.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
  if (!title) throw new FixtureHttpError(404, ownMessages.title.unknownTitle);
  return title;
}
