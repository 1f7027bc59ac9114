/** What a generator of load is told, as JSON. */
export interface Plan {
  readonly url: string;
  readonly seconds: number;
  readonly kinds: readonly LoadKind[];
}

/** A kind of request: so many in a second, however long the answers take, over these addresses in turn. */
export interface LoadKind {
  readonly name: string;
  readonly rate: number;
  readonly paths: readonly string[];
}

/** What it saw of a kind; times in milliseconds, from when a request was due. */
export interface Seen {
  readonly name: string;
  readonly answered: number;
  /** Answers that were no 200, and requests without any. */
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}
