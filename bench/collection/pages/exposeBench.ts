/** The functions with which the benchmark controls a page. The filter is the page's only `<select>`. */
interface CollectionBench {
  /** Loads `count` games and all images into memory. */
  prepare(count: number): Promise<void>;
  /** Mounts the grid. */
  mount(): void;
  /** Mounts the grid in a transition, like a router: in steps between which the browser can handle other work. */
  mountInTransition?(): void;
  unmount(): void;
  /** Fetches `count` games, parses the response and mounts the grid. */
  fetchAndMount?(count: number): Promise<void>;
}

declare global {
  interface Window {
    collectionBench: CollectionBench;
  }
}

/** Exposes the functions of a page as `window.collectionBench`. */
export function exposeBench(bench: CollectionBench): void {
  window.collectionBench = bench;
}

/** The element in which the grid is mounted. */
export function mountPoint(): HTMLElement {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page of the benchmark has no <main>.');
  return main;
}
