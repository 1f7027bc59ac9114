/** A short message that disappears after its duration. */
export interface ToastMessage {
  /** Unique per toaster; a counter that starts at 1. */
  id: number;
  /** Severity of the message. */
  tone: 'success' | 'info' | 'danger';
  /** The message, one sentence. */
  text: string;
  /** Time until it disappears, in milliseconds. */
  duration: number;
  /** A button of the message; pressing it closes the message. */
  action?: ToastAction | undefined;
}

/** A button of a message, such as 'Undo'. */
export interface ToastAction {
  /** Text of the button. */
  label: string;
  /** How to do the same without the message, which screen readers announce: 'Undo in Recent changes'. */
  alternative: string;
  /** Called when the button is pressed. */
  onSelect: () => void;
}

/** Stores the visible messages; a plain object, so that code outside of React can use it as well. */
export interface Toaster {
  /** Shows a message, with the tone `success` by default and with a button if it has an action, and returns its id. */
  show(text: string, tone?: ToastMessage['tone'], action?: ToastAction): number;
  /** Removes a message; does nothing if there is no message with this id. */
  dismiss(id: number): void;
  /** The visible messages, oldest first. Returns the same array until a message changes. */
  getMessages(): readonly ToastMessage[];
  /** Calls the listener after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

export interface ToasterOptions {
  /** Time until each message disappears, in milliseconds; with `Infinity` it stays until it is closed. */
  duration: number;
  /** Maximum number of visible messages, 3 by default; a further message replaces the oldest one. */
  limit?: number;
}

/** Creates a toaster, whose messages a `ToastRegion` shows. Throws a `RangeError` for an invalid `duration` or `limit`. */
export function createToaster({ duration, limit = 3 }: ToasterOptions): Toaster {
  // Written as a negation so that NaN is rejected as well.
  if (!(duration > 0))
    throw new RangeError(
      `createToaster was given a duration of ${duration}. Its messages would disappear before anyone can read them. Pass milliseconds: 6000 for six seconds, Infinity for a message that stays.`,
    );
  if (!(limit >= 1))
    throw new RangeError(
      `createToaster was given a limit of ${limit}. Its messages would never be visible. Pass the maximum number of visible messages, 1 or more.`,
    );
  let messages: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    show(text, tone = 'success', action) {
      lastId += 1;
      replace([...messages, { id: lastId, tone, text, duration, ...(action && { action }) }].slice(-limit));
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
