import type { CatalogueType } from '@gildshelf/api-client/contract';

/** Where top lists come from beside the built-in catalogue: fetches one anew and puts its titles into the database. */
export interface TopListSource {
  refresh(type: CatalogueType): Promise<void>;
}
