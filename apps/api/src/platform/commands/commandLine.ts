import type { WriteStream } from 'node:tty';

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

const redrawIntervalMs = 100;
const printIntervalMs = 10_000;
const barLength = 24;

type Output = Pick<WriteStream, 'write'> & { readonly isTTY?: boolean };

/** Prints results to `out`, and progress and warnings to `error`, so that results can be piped. */
export function createCommandLine(out: Output, error: Output, stopped: AbortSignal): CommandLine {
  const isTerminal = error.isTTY === true;
  const started = performance.now();
  let printedAt = Number.NEGATIVE_INFINITY;
  let isDrawn = false;
  const clear = () => {
    if (isDrawn) error.write('\r\u001b[K');
    isDrawn = false;
  };
  return {
    stopped,
    print: (line) => {
      clear();
      out.write(`${line}\n`);
    },
    warn: (line) => {
      clear();
      error.write(`${line}\n`);
    },
    progress: (done, total, text) => {
      const now = performance.now();
      if (now - printedAt < (isTerminal ? redrawIntervalMs : printIntervalMs) && done < total) return;
      printedAt = now;
      const share = total > 0 ? Math.min(done / total, 1) : 1;
      const line = `${Math.floor(share * 100)} %  ${text}  ${Math.round((now - started) / 1000)} s`;
      if (!isTerminal) error.write(`${line}\n`);
      else {
        const filled = Math.round(share * barLength);
        error.write(`\r\u001b[K[${'#'.repeat(filled)}${'.'.repeat(barLength - filled)}] ${line}`);
        isDrawn = true;
      }
    },
  };
}
