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
  rotated,
  spokes,
  star,
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
