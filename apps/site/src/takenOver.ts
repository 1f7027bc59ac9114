import { atIdleMoment } from './whenIdle.ts';

let tell = () => {};

/**
 * Resolves once the first page of the visit does what it is for, and what is out of view too: React takes that over behind
 * the rest, and all at once, in one long task, where news reaches it before.
 */
export const settled = new Promise<void>((resolve) => {
  tell = () => atIdleMoment(resolve, 1_000);
});

/** React hears from here on what is pressed, and makes haste with the part that it stands in. */
export function tellListening(): void {
  // To be found by a script that is there only later, too.
  performance.mark('gildshelf:listening');
  dispatchEvent(new Event('gildshelf:listening'));
}

/** The page stands, with everything in it at work; also to the script that has started it. */
export function tellTakenOver(): void {
  tell();
  dispatchEvent(new Event('gildshelf:taken-over'));
}
