import { reportMisuse } from '../theme/reportMisuse.ts';

/** Number of stars, and the smallest change of a rating, in stars. */
export interface StarScale {
  max: number;
  step: number;
}

/**
 * Validates a scale; the default is five stars in steps of 0.5. Invalid values are reported and replaced by the
 * defaults.
 */
export function starScale(max = 5, step = 0.5): StarScale {
  const isMaxValid = Number.isInteger(max) && max > 0;
  const isStepValid = Number.isFinite(step) && step > 0;
  reportMisuse(
    !isMaxValid,
    `StarRating got max={${max}}: that number of stars cannot be shown, so 5 is used. Pass an integer above 0.`,
  );
  reportMisuse(
    !isStepValid,
    `StarRating got step={${step}}: a rating cannot change by that step, so 0.5 is used. Pass a number above 0, such as 0.5 or 1.`,
  );
  return { max: isMaxValid ? max : 5, step: isStepValid ? step : 0.5 };
}
