import type { ServerContext } from '../../config/ServerContext.ts';
import type { TitleWriter } from '../../config/TitleWriter.ts';
import type { ReadMessage, ReadTask } from './reading/readMessages.ts';

/** What the services of imports use. */
export interface ImportContext extends Pick<ServerContext, 'store' | 'clock'> {
  readonly titleWriter: TitleWriter;
  /** Reads files, in a thread outside of tests: yields what is read, part by part. */
  readonly readFiles: (task: ReadTask) => AsyncIterable<ReadMessage> | Iterable<ReadMessage>;
}
