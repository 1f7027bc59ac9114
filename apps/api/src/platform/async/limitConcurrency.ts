import { Unavailable } from '../http/errors.ts';

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
  readonly sendAway: (reason: Unavailable) => void;
}

/**
 * Lets `running` pieces of work run at once and `waiting` more wait. Who comes after that is sent away (503), and so is
 * who has waited for longer than `patience` milliseconds when there is room: on a slow machine too, a rush is over soon
 * after its last caller.
 */
export function limitConcurrency(
  running: number,
  waiting: number,
  patience: number,
  clock: () => number = () => performance.now(),
) {
  let free = running;
  const queue: Waiting[] = [];

  function letIn(): void {
    let next = queue.shift();
    while (next && clock() - next.since > patience) {
      next.sendAway(new Unavailable());
      next = queue.shift();
    }
    if (next) next.enter();
    else free += 1;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new Unavailable();
    else
      await new Promise<void>((enter, sendAway) => {
        queue.push({ since: clock(), enter, sendAway });
      });
    try {
      return await work();
    } finally {
      letIn();
    }
  };
}
