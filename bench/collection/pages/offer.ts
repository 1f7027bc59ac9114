/** What a page lets the bench do, from outside. The filter is its only `<select>`. */
interface CollectionBench {
  /** Brings so many games, and all pictures, into memory. */
  prepare(count: number): Promise<void>;
  /** Puts the grid on the page. */
  mount(): void;
  /** The same as a router does it, in steps between which the browser may do other things. */
  visit?(): void;
  unmount(): void;
  /** Asks for so many games, reads the answer and puts the grid on the page. */
  arrive?(count: number): Promise<void>;
}

declare global {
  interface Window {
    collectionBench: CollectionBench;
  }
}

/** Says by what a page is driven. */
export function offer(bench: CollectionBench): void {
  window.collectionBench = bench;
}

/** Where the grid goes. */
export function place(): HTMLElement {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page of the bench has no <main>.');
  return main;
}
