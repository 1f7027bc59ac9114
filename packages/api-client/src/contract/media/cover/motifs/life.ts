import {
  circle,
  dial,
  ellipse,
  faintStroke,
  group,
  highFill,
  leaf,
  type Motif,
  mediumFill,
  path,
  pick,
  sky,
  times,
} from '../svgShapes.ts';

export const hills: Motif = (random, shade) =>
  sky(random) +
  times(3, (layer) =>
    group(
      `translate(${pick([-80, 90, -30], layer)} ${190 + layer * 35})`,
      circle(180, shade) +
        times(3, (index) => ellipse(135 - index * 50, 180, faintStroke)) +
        path('M50-166v-20c-14 0-12-34 0-36 12 2 14 36 0 36', highFill),
    ),
  );

export const sprig: Motif = (random) =>
  dial +
  group(
    `scale(${random(2) || -1} 1)rotate(12)`,
    path(
      `M-5 160V-84${leaf(0, 40, -5, -84)}${times(12, (index) => leaf((index % 2 ? -1 : 1) * (0.17 - index * 0.006), 68 - index * 2.5, -5, 90 - index * 14))}`,
      mediumFill,
    ),
  );

export const lanterns: Motif = (random) =>
  times(4, (index) => {
    const size = pick([42, 26, 30, 17], index);
    return group(
      `translate(${pick([0, -84, 80, -40], index)} ${pick([6, -40, -50, 70], index) + random(14)})`,
      ellipse(size * 0.9, size, mediumFill) +
        ellipse(size / 2, size) +
        path(`M0-400V${size * 2}M-9-${size}H9M-9 ${size}H9`),
    );
  });
