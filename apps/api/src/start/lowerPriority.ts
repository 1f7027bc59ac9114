import { constants, setPriority } from 'node:os';

/** Gives this process a lower CPU priority than a server on the same machine. Has no effect on systems that do not allow it. */
export function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {}
}
