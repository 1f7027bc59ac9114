declare global {
  /** What went to the host: the call, and who it says it is from. */
  var recordedCalls: [call: string, authorization: string | null][] | undefined;
}

/** Does what it is given, and leaves on the page what it was asked for. */
export function recorded(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (address, init) => {
    globalThis.recordedCalls ??= [];
    const authorization = new Headers(init?.headers).get('authorization');
    globalThis.recordedCalls.push([`${init?.method} ${String(address)}`, authorization]);
    return fetch(address, init);
  };
}
