/** The plan of a load generator; passed to its process as JSON. */
export interface LoadPlan {
  readonly url: string;
  readonly seconds: number;
  readonly kinds: readonly LoadKind[];
}

/** A kind of request: `rate` requests per second, however long the responses take, to the paths in turn. */
export interface LoadKind {
  readonly name: string;
  readonly rate: number;
  readonly paths: readonly string[];
}

/** The results for one kind of request; times are in milliseconds since the request was due. */
export interface LoadResult {
  readonly name: string;
  readonly succeeded: number;
  /** Responses with other statuses than 200, and requests without a response. */
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}
