import {
  circle,
  highFill,
  lowFill,
  type Motif,
  mediumFill,
  path,
  pointAt,
  rotated,
  spokes,
  strokeWidth,
  ticks,
  times,
} from '../svgShapes.ts';

export const eclipse: Motif = (random, shade) =>
  spokes(48, 74, 121, 92) +
  circle(60, mediumFill) +
  circle(60, shade) +
  circle(60, shade) +
  path('M0-60a60 60 0 0 1 0 120 72 72 0 0 0 0-120z', highFill + rotated(random(360)));

export const eye: Motif = (_random, shade) =>
  spokes(36, 84, 116, 100) +
  path('M-116 0Q0-124 116 0 0 124-116 0zM-100 0Q0-100 100 0 0 100-100 0z', lowFill) +
  circle(44, shade) +
  ticks(33, 18) +
  circle(20, shade) +
  circle(6, highFill, 7, -8);

export const labyrinth: Motif = (random) =>
  times(7, (ring) =>
    circle(
      100 - ring * 12,
      `${strokeWidth(2.4)} pathLength="24" stroke-dasharray="23 1"${rotated(random(360))}`,
    ),
  ) +
  path(
    times(12, (index) => {
      const turn = random(100) / 100;
      return `M${pointAt(100 - (index % 6) * 12, turn)}L${pointAt(88 - (index % 6) * 12, turn)}`;
    }),
    strokeWidth(2.4),
  ) +
  circle(12, highFill);
