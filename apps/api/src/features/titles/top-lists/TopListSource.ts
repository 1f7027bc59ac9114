import type { MediaType } from '@gildshelf/api-client/contract';

/** Where top lists come from beside the built-in catalogue: fetches one anew and puts its titles into the database, or rejects. */
export interface TopListSource {
  refresh(type: MediaType): Promise<void>;
}
