/** The output of a command, and the signal that stops it. */
export interface CommandLine {
  /** Prints a line of the result. */
  readonly print: (line: string) => void;
  /** Prints a warning or an error. */
  readonly warn: (line: string) => void;
  /** Reports progress: redrawn in place on a terminal, an occasional line elsewhere. */
  readonly progress: (done: number, total: number, text: string) => void;
  /** Aborted when the user stops the command: the current step is completed and saved. */
  readonly stopped: AbortSignal;
}

/** Exit codes: completed, failed (or `check` found errors), completed in part, stopped by the user. */
export const exitCodes = { done: 0, failed: 1, partly: 2, stopped: 130 } as const;

/** An error whose message is printed without a stack trace. */
export class CommandError extends Error {}
