import type { CallInput, Endpoint } from '../../contract/index.ts';

/** An edit that this client made: the response of a call had its id. */
export interface MadeEdit {
  readonly id: string;
  readonly userId: string | undefined;
  readonly endpoint: Endpoint;
  readonly input: CallInput;
}

/** The last edit that a client made. React subscribes to it. */
export interface LastEdits {
  readonly read: () => MadeEdit | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (edit: MadeEdit) => void;
}

export function createLastEdits(): LastEdits {
  const listeners = new Set<() => void>();
  let last: MadeEdit | null = null;
  return {
    read: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(edit) {
      last = edit;
      for (const listener of listeners) listener();
    },
  };
}
