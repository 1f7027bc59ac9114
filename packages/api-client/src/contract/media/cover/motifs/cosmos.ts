import {
  areaBelow,
  circle,
  dots,
  faintStroke,
  group,
  type Motif,
  mediumFill,
  path,
  pointAt,
  strokeWidth,
  times,
} from '../svgShapes.ts';
import { dust } from './adventure.ts';

export const orbit: Motif = (random, shade) =>
  dust(random, shade) +
  circle(36, mediumFill) +
  circle(46, faintStroke) +
  group(
    `rotate(${random(60) - 30})scale(1 .36)`,
    times(
      4,
      (index) =>
        circle(62 + index * 22) +
        path(`M${pointAt(62 + index * 22, random(100) / 100)}v1`, dots(10 + random(8))),
    ),
  );

export const horizon: Motif = (random, shade) =>
  dust(random, shade) +
  path(
    times(9, (index) => {
      const half = Math.round(Math.sqrt(5476 - (index * 12 - 68) ** 2));
      return `M-${half} ${index * 12 - 78}H${half}`;
    }),
    strokeWidth(6) + faintStroke,
  ) +
  path(areaBelow(46), shade) +
  path(
    times(7, (index) => `M-400 ${48 + 3 * index ** 2}H400`) +
      times(17, (index) => `M${index * 16 - 128} 46L${index * 75 - 600} 176`),
  );
