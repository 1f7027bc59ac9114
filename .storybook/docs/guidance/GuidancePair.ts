import type { ReactNode } from 'react';

/** One way to use a component, with the reason. */
export interface Use {
  readonly text: string;
  readonly example: ReactNode;
}

/** A rule as a right and a wrong use of a component. */
export interface GuidancePair {
  readonly good: Use;
  readonly bad: Use;
}
