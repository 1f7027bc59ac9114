/** What a kind of human check works with. */
export interface HumanCheckTask {
  /** What stands behind the colon of `recaptcha:KEY`; '' where there is none. */
  readonly siteKey: string;
  readonly fetchChallenge: () => Promise<object>;
  /** A place in the form where a service may ask the person something. */
  readonly place: HTMLElement | null;
  /** Aborted when it took too long, or nobody waits any more. */
  readonly controller: AbortController;
  /** A person is being asked: the wait stands still until that ends. */
  readonly holdWait: (isHeld: boolean) => void;
}

/** One way to show that a person is there. */
export interface HumanCheckKind {
  /** How long an answer is good, with room for its way to the host; in milliseconds. */
  readonly lifetime: number;
  /** Needs a place in the form, for it may ask the person something. */
  readonly mayAsk?: true;
  /** Gets an answer for the host. Rejects with a HumanCheckError, or with the ApiError of a host that does not answer. */
  readonly answer: (task: HumanCheckTask) => Promise<string>;
}
