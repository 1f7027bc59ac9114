/** A short message that goes away by itself. */
export interface ToastMessage {
  /** Counts from 1, for each toaster. */
  id: number;
  /** What kind of news it is. */
  tone: 'success' | 'info' | 'danger';
  /** What has happened, in one sentence. */
  text: string;
  /** How long it stays, in milliseconds. */
  duration: number;
}

/** Keeps the messages on show; a plain object, so that anything may speak, also outside of React. */
export interface Toaster {
  /** Shows a text, as `success` unless told otherwise, and returns its id. */
  show(text: string, tone?: ToastMessage['tone']): number;
  /** Takes a message away; one that is gone already is no mistake. */
  dismiss(id: number): void;
  /** What is on show, the oldest first: the same array until something changes. */
  getMessages(): readonly ToastMessage[];
  /** Calls the listener after every change; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

export interface ToasterOptions {
  /** How long each message stays, in milliseconds; `Infinity` until somebody closes it. */
  duration: number;
  /** How many are on show at once: one more takes the oldest one's place. 3 without it. */
  limit?: number;
}

/** Makes a toaster; a `ToastRegion` shows what it holds. Throws a `RangeError` where no message could be seen. */
export function createToaster({ duration, limit = 3 }: ToasterOptions): Toaster {
  // Written so that NaN is refused as well.
  if (!(duration > 0))
    throw new RangeError(
      `createToaster was given a duration of ${duration}. Its messages would be gone before anybody reads them. Pass milliseconds: 6000 for six seconds, Infinity for a message that stays.`,
    );
  if (!(limit >= 1))
    throw new RangeError(
      `createToaster was given a limit of ${limit}. Its messages would never be on show. Pass how many may stand there at once, 1 or more.`,
    );
  let messages: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    show(text, tone = 'success') {
      lastId += 1;
      replace([...messages, { id: lastId, tone, text, duration }].slice(-limit));
      return lastId;
    },
    dismiss(id) {
      if (messages.some((message) => message.id === id))
        replace(messages.filter((message) => message.id !== id));
    },
    getMessages: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
