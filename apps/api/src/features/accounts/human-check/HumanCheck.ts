/** How a caller shows to be human; the answer arrives as `recaptchaToken`. */
export interface HumanCheck {
  /** What a browser needs for an answer; undefined where there is nothing to fetch. `strain` 0 is calm, 2 under attack. */
  readonly challenge: (strain: 0 | 1 | 2) => Promise<Record<string, unknown> | undefined>;
  /** Whether the answer is good, once. A failure on the way there is thrown, and counts as no. */
  readonly isHuman: (answer: string) => Promise<boolean>;
}
