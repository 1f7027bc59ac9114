import type { Store } from '../platform/db/Store.ts';
import type { Log } from '../platform/log/createLog.ts';
import type { Config } from './readConfig.ts';

/** The dependencies that every feature of a server may use. */
export interface ServerContext {
  readonly store: Store;
  readonly config: Config;
  /** Signs tokens; at least 32 bytes. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
}
