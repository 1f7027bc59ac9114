import { type Problem, problemSentence } from '../contract/index.ts';

/** Why a call has no answer that can be used. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 408, 503 or 500 when the host never answered. */
  readonly status: number;
  /** What a person may be told: the host's words or a transport sentence; undefined when there is neither. */
  readonly sentence: string | undefined;
  readonly problem: Problem | undefined;

  constructor(
    status: number,
    sentence: string | undefined,
    details: { problem?: Problem; cause?: unknown } = {},
  ) {
    super(sentence ?? `The call was answered with status ${status}.`, { cause: details.cause });
    this.status = status;
    this.sentence = sentence;
    this.problem = details.problem;
  }

  /** From an answer of the host. */
  static fromProblem(status: number, problem: Problem): ApiError {
    return new ApiError(status, problemSentence(problem), { problem });
  }
}

/** What a screen says about a failure: the error's own sentence, else the screen's. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}
