declare global {
  /** The requests to the host: method with URL, and the `Authorization` header. */
  var recordedCalls: [call: string, authorization: string | null][] | undefined;
}

/** Wraps a `fetch` so that each request is also added to `globalThis.recordedCalls`. */
export function recordCalls(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    globalThis.recordedCalls ??= [];
    const authorization = new Headers(init?.headers).get('authorization');
    globalThis.recordedCalls.push([`${init?.method} ${String(input)}`, authorization]);
    return fetch(input, init);
  };
}
