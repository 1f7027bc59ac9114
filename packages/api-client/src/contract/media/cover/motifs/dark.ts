import {
  at,
  circle,
  glaze,
  gleam,
  type Motif,
  mist,
  path,
  spokes,
  thick,
  ticks,
  times,
  turned,
} from '../pen.ts';

export const eclipse: Motif = (roll, shade) =>
  spokes(48, 74, 121, 92) +
  circle(60, glaze) +
  circle(60, shade) +
  circle(60, shade) +
  path('M0-60a60 60 0 0 1 0 120 72 72 0 0 0 0-120z', gleam + turned(roll(360)));

export const eye: Motif = (_roll, shade) =>
  spokes(36, 84, 116, 100) +
  path('M-116 0Q0-124 116 0 0 124-116 0zM-100 0Q0-100 100 0 0 100-100 0z', mist) +
  circle(44, shade) +
  ticks(33, 18) +
  circle(20, shade) +
  circle(6, gleam, 7, -8);

export const labyrinth: Motif = (roll) =>
  times(7, (ring) =>
    circle(100 - ring * 12, `${thick(2.4)} pathLength="24" stroke-dasharray="23 1"${turned(roll(360))}`),
  ) +
  path(
    times(12, (index) => {
      const turn = roll(100) / 100;
      return `M${at(100 - (index % 6) * 12, turn)}L${at(88 - (index % 6) * 12, turn)}`;
    }),
    thick(2.4),
  ) +
  circle(12, gleam);
