/** How far a picture may be from its baseline. */
export interface Tolerance {
  readonly failureThreshold: number;
  readonly failureThresholdType: 'pixel' | 'percent';
  readonly allowSizeMismatch: boolean;
}

/** 20 pixels notice a corner that is 2 px rounder; another Chromium draws every letter a little differently. */
export function toleranceOf({ recorded, running }: { recorded: number; running: number }): Tolerance {
  return recorded === running
    ? { failureThreshold: 20, failureThresholdType: 'pixel', allowSizeMismatch: false }
    : { failureThreshold: 0.005, failureThresholdType: 'percent', allowSizeMismatch: true };
}
