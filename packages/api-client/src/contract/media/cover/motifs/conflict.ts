import {
  circle,
  dial,
  faintStroke,
  group,
  highFill,
  lowFill,
  type Motif,
  mediumFill,
  path,
  pointAt,
  rotated,
  spokes,
  star,
  strokeWidth,
  ticks,
  times,
} from '../svgShapes.ts';

export const rays: Motif = (random) =>
  ticks(250, 390, 16 + random(3) * 4, 0.5, ' stroke-opacity=".16"') +
  spokes(40, 58, 110, 84) +
  circle(40, mediumFill) +
  circle(48);

export const shards: Motif = (random) =>
  times(4, (layer) =>
    path(
      star(9 + layer, (corner) => (1.3 - layer * 0.32) * (corner % 2 ? 50 + random(8) : 84 + random(30))),
      lowFill,
    ),
  );

export const scope: Motif = (random) =>
  dial +
  ticks(66, 13, 3 + random(2), 0.68, faintStroke + rotated(45)) +
  path('M0-16V-130M0 16V130M-16 0H-130M16 0H130M-8 26H8M-12 34H12M-16 42H16') +
  circle(48, lowFill) +
  circle(30, mediumFill) +
  circle(5, highFill);

export const chevrons: Motif = (random) =>
  group(
    `scale(${random(2) || -1} 1)`,
    times(7, (index) =>
      path(
        `M${index * 36 - 144}-90l56 90-56 90h${6 + index * 3}l56-90-56-90z`,
        index > 3 ? mediumFill : lowFill,
      ),
    ),
  );

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
