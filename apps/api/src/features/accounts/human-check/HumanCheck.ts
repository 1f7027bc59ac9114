/** A check that a caller is human; the token of the check is sent as `recaptchaToken`. */
export interface HumanCheck {
  /** What a browser needs to create a token; undefined when nothing is needed. `difficulty` is 0 normally and 2 under attack. */
  readonly challenge: (difficulty: 0 | 1 | 2) => Promise<Record<string, unknown> | undefined>;
  /** Whether the token is valid; each is valid once. Rejects when the check itself fails; callers treat that as invalid. */
  readonly isHuman: (token: string) => Promise<boolean>;
}
