import {
  circle,
  dial,
  faint,
  glaze,
  gleam,
  group,
  type Motif,
  mist,
  path,
  spokes,
  star,
  ticks,
  times,
  turned,
} from '../pen.ts';

export const rays: Motif = (roll) =>
  ticks(250, 390, 16 + roll(3) * 4, 0.5, ' stroke-opacity=".16"') +
  spokes(40, 58, 110, 84) +
  circle(40, glaze) +
  circle(48);

export const shards: Motif = (roll) =>
  times(4, (layer) =>
    path(
      star(9 + layer, (corner) => (1.3 - layer * 0.32) * (corner % 2 ? 50 + roll(8) : 84 + roll(30))),
      mist,
    ),
  );

export const scope: Motif = (roll) =>
  dial +
  ticks(66, 13, 3 + roll(2), 0.68, faint + turned(45)) +
  path('M0-16V-130M0 16V130M-16 0H-130M16 0H130M-8 26H8M-12 34H12M-16 42H16') +
  circle(48, mist) +
  circle(30, glaze) +
  circle(5, gleam);

export const chevrons: Motif = (roll) =>
  group(
    `scale(${roll(2) || -1} 1)`,
    times(7, (index) =>
      path(`M${index * 36 - 144}-90l56 90-56 90h${6 + index * 3}l56-90-56-90z`, index > 3 ? glaze : mist),
    ),
  );
