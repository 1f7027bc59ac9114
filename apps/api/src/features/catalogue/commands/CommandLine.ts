/** Where a command says things, and how it hears that it should stop. */
export interface CommandLine {
  /** A line of what was asked for. */
  readonly say: (line: string) => void;
  /** A line about what went wrong. */
  readonly warn: (line: string) => void;
  /** How far it is: drawn over and over on a terminal, a line now and then elsewhere. */
  readonly progress: (done: number, total: number, text: string) => void;
  /** Aborted when a person has had enough: what is begun is finished and kept. */
  readonly stopped: AbortSignal;
}

/** How a command ends: as asked, not at all, with something left out or found broken, or because a person stopped it. */
export const exitCodes = { done: 0, failed: 1, partly: 2, stopped: 130 } as const;

/** A command that cannot be carried out: the sentence is all that a person needs. */
export class CommandProblem extends Error {}
