/** The input of a human check. */
export interface HumanCheckTask {
  /** The key after the colon of `recaptcha:KEY`; '' without one. */
  readonly siteKey: string;
  readonly fetchChallenge: () => Promise<object>;
  /** Element of the form in which a service may show an interactive challenge. */
  readonly container: HTMLElement | null;
  /** Aborted after the timeout, or when the token is no longer needed. */
  readonly controller: AbortController;
  /** Pauses the timeout while the user completes an interactive challenge. */
  readonly pauseTimeout: (isPaused: boolean) => void;
}

/** One kind of human check, such as a proof of work or a third-party service. */
export interface HumanCheckKind {
  /** How long a token is valid, less a margin for the request that sends it; in milliseconds. */
  readonly lifetime: number;
  /** Needs an element in the form, because it may show an interactive challenge. */
  readonly isInteractive?: true;
  /** Resolves to a token for the API. Rejects with a HumanCheckError, or with the ApiError of a failed request. */
  readonly getToken: (task: HumanCheckTask) => Promise<string>;
}

/** A human check that has not passed; the message is shown to the user. */
export class HumanCheckError extends Error {
  override readonly name = 'HumanCheckError';
}
