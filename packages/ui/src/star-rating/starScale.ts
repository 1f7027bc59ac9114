import { reportMisuse } from '../theme/reportMisuse.ts';

/** How many stars there are, and by how much a rating changes, in stars. */
export interface StarScale {
  max: number;
  step: number;
}

/**
 * The scale that is used, five stars by halves (§5, Rating) if nothing else is asked for. What cannot be drawn or chosen
 * from is reported and gives way to them, too.
 */
export function starScale(max = 5, step = 0.5): StarScale {
  const hasStars = Number.isInteger(max) && max > 0;
  const hasSteps = Number.isFinite(step) && step > 0;
  reportMisuse(
    !hasStars,
    `StarRating got max={${max}}: that many stars cannot be drawn or chosen from, so there are 5. Give a whole number above 0.`,
  );
  reportMisuse(
    !hasSteps,
    `StarRating got step={${step}}: by that no key and no pointer can change a rating, so it changes by 0.5. Give a number above 0, such as 0.5 or 1.`,
  );
  return { max: hasStars ? max : 5, step: hasSteps ? step : 0.5 };
}
