import { Unavailable } from '../errors.ts';

/** Lets `running` pieces of work run at once and `waiting` more wait; whoever comes after that is sent away (503). */
export function createGate(running: number, waiting: number) {
  let free = running;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new Unavailable();
    else await new Promise<void>((enter) => queue.push(enter));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
