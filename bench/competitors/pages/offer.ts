/** What a page lets the bench do, from outside. */
export interface Bench {
  /** Until then, nothing is measured. */
  readonly ready?: Promise<unknown>;
  /** Puts the part on the page. */
  mount(): void;
  unmount(): void;
  /** Changes a rating; style and layout are up to date when it returns. */
  rate?(rating: number): void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Exposes the controls of a benchmark page to the script that drives it. */
export function offer(bench: Bench): void {
  window.bench = bench;
}

/** Where the part goes. */
export function place(): HTMLElement {
  const main = document.querySelector('main');
  if (!main) throw new Error('The page of the bench has no <main>.');
  return main;
}

/** Has the browser bring style and layout up to date. */
export function layOut(): void {
  document.body.getBoundingClientRect();
}
