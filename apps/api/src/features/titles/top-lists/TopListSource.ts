import type { MediaType } from '@gildshelf/api-client/contract';

/** A source of top lists besides the built-in catalogue. `refresh` fetches a list and stores its titles, or rejects. */
export interface TopListSource {
  refresh(type: MediaType): Promise<void>;
}
