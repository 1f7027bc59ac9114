/** Milliseconds that a page of a top list may wait for its turn: nobody waits for it, and its pages stand in line. */
export const listPatienceMs = 30_000;
