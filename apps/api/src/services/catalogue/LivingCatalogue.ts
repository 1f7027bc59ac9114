import type { MediaType } from '@gildshelf/api-client/contract';
import type { TopListSource } from '../../providers/TopListSource.ts';

/** What makes the catalogue grow. Nothing here rejects but `refresh`: a provider that fails is logged, and what is kept stays. */
export interface LivingCatalogue extends TopListSource {
  /** Asks the providers for titles of that name and waits a moment; true where some were kept by then. */
  ask(type: MediaType, query: string): Promise<boolean>;
  /** Has a title that is old asked for anew behind the answer; waits a moment, and says true, where only a list has told of it so far. */
  freshen(type: MediaType, titleId: string): Promise<boolean>;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}
