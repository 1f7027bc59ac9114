import { constants, setPriority } from 'node:os';

/** Leaves the processor to a server on the same machine. Some systems do not allow it; the process then runs as before. */
export function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {}
}
