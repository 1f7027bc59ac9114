import type { ProviderProblem } from '../Upstream.ts';

/** What came of one question to a host. */
export type Outcome = Answered | Failed;

/** JSON of any shape; undefined for a 404. */
export interface Answered {
  readonly answer: unknown;
}

export interface Failed {
  readonly problem: ProviderProblem;
  /** Whether the same question may do better a moment later. */
  readonly mayRetry: boolean;
  /** How long the host wants to be left alone, in milliseconds. */
  readonly leaveAloneMs?: number | undefined;
  /** False where the question is to blame, and not the host. */
  readonly counts: boolean;
}

/** A failure of the host that a second question would not mend. */
export const failed = (problem: ProviderProblem): Failed => ({ problem, mayRetry: false, counts: true });
