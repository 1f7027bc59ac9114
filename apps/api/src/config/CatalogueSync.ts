import type { MediaType } from '@gildshelf/api-client/contract';

/** A source of top lists besides the built-in catalogue. `refresh` fetches a list and stores its titles, or rejects. */
export interface TopListSource {
  refresh(type: MediaType): Promise<void>;
}

/**
 * Adds titles from providers to the catalogue and refreshes stale ones. Only `refresh` rejects: a failing provider is logged, and the
 * stored titles stay.
 */
export interface CatalogueSync extends TopListSource {
  /** Searches the providers for a name and waits up to 0.8 s; resolves to true if titles were added by then. */
  searchProviders(type: MediaType, query: string): Promise<boolean>;
  /**
   * Refreshes a stale title in the background. Waits up to 0.8 s for a title known only from a list; resolves to true if its details
   * were stored by then.
   */
  refreshTitle(type: MediaType, titleId: string): Promise<boolean>;
  /** Resolves when no request to a provider is in flight. */
  settled(): Promise<void>;
}
