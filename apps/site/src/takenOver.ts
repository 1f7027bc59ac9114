let tell = () => {};

/** Resolves once the first page of the visit does what it is for. */
export const takenOver = new Promise<void>((resolve) => {
  tell = resolve;
});

/** The page stands, with everything in it at work; also to the script that has started it. */
export function tellTakenOver(): void {
  tell();
  dispatchEvent(new Event('gildshelf:taken-over'));
}
