import { at, below, circle, dots, faint, glaze, group, type Motif, path, thick, times } from '../pen.ts';
import { dust } from './adventure.ts';

export const orbit: Motif = (roll, shade) =>
  dust(roll, shade) +
  circle(36, glaze) +
  circle(46, faint) +
  group(
    `rotate(${roll(60) - 30})scale(1 .36)`,
    times(
      4,
      (index) =>
        circle(62 + index * 22) + path(`M${at(62 + index * 22, roll(100) / 100)}v1`, dots(10 + roll(8))),
    ),
  );

export const horizon: Motif = (roll, shade) =>
  dust(roll, shade) +
  path(
    times(9, (index) => {
      const half = Math.round(Math.sqrt(5476 - (index * 12 - 68) ** 2));
      return `M-${half} ${index * 12 - 78}H${half}`;
    }),
    thick(6) + faint,
  ) +
  path(below(46), shade) +
  path(
    times(7, (index) => `M-400 ${48 + 3 * index ** 2}H400`) +
      times(17, (index) => `M${index * 16 - 128} 46L${index * 75 - 600} 176`),
  );
