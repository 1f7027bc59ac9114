/** How much a screenshot may differ from its baseline. */
export interface Tolerance {
  readonly failureThreshold: number;
  readonly failureThresholdType: 'pixel' | 'percent';
  readonly allowSizeMismatch: boolean;
}

/** A limit of 20 pixels detects a radius that grows by 2 px. Another Chromium renders glyphs slightly differently, so 0.5 % may differ. */
export function imageTolerance({ recorded, running }: { recorded: number; running: number }): Tolerance {
  return recorded === running
    ? { failureThreshold: 20, failureThresholdType: 'pixel', allowSizeMismatch: false }
    : { failureThreshold: 0.005, failureThresholdType: 'percent', allowSizeMismatch: true };
}
