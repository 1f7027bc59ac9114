/** A short message that goes away by itself. */
export interface ToastMessage {
  id: number;
  tone: 'success' | 'info' | 'danger';
  text: string;
  /** Milliseconds. */
  duration: number;
}

/** Keeps the messages on show; a plain object, so that anything may speak, also outside of React. */
export interface Toaster {
  /** Shows a text and returns its id. */
  show(text: string, tone?: ToastMessage['tone']): number;
  dismiss(id: number): void;
  getMessages(): readonly ToastMessage[];
  /** Calls the listener after every change; returns what ends that. */
  subscribe(listener: () => void): () => void;
}

export interface ToasterOptions {
  /** How long each message stays, in milliseconds. */
  duration: number;
}

/** Makes a toaster; a `ToastRegion` shows what it holds. */
export function createToaster({ duration }: ToasterOptions): Toaster {
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
      replace([...messages, { id: lastId, tone, text, duration }]);
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
