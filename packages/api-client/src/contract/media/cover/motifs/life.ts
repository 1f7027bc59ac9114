import {
  areaBelow,
  circle,
  dial,
  ellipse,
  faintStroke,
  group,
  highFill,
  leaf,
  lowFill,
  type Motif,
  mediumFill,
  path,
  pick,
  rotated,
  sky,
  ticks,
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

export const petal: Motif = (random) => {
  const count = 6 + random(4);
  const whorl = (length: number, turn: number) =>
    path(
      times(count, (index) => leaf((index + turn) / count, length)),
      lowFill,
    );
  return whorl(112, 0) + whorl(84, 0.5) + whorl(48, 0) + ticks(16, 10, 20, 0.3) + circle(8, highFill);
};

export const silk: Motif = (random) => {
  const a = (80 + random(60)) * (random(2) ? 1 : -1);
  const b = 40 + random(50);
  return path(
    times(15, (index) => {
      const t = index - 7;
      return `M-300 ${t * 8 + a}C${t * 9 - 130} ${t * 13 - a - b} ${60 + t * 8} ${a + b - t * 9} 300 ${t * 11 - a}`;
    }),
  );
};

export const ripples: Motif = (random, shade) =>
  sky(random) +
  path(areaBelow(24), shade) +
  times(6, (index) =>
    ellipse(16 + index * 10 + index * index * 5, 4 + index * 3 + index * index, ' cy="66"'),
  );

export const guilloche: Motif = (random) => {
  const count = 7 + random(5);
  const ry = 30 + random(25);
  return (
    times(count, (index) => ellipse(108, ry, rotated((index * 180) / count))) +
    circle(106, lowFill) +
    circle(20, mediumFill) +
    ticks(118, 5, 60, 0.2)
  );
};
