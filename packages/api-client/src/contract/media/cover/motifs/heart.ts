import {
  areaBelow,
  circle,
  ellipse,
  highFill,
  leaf,
  lowFill,
  type Motif,
  mediumFill,
  path,
  rotated,
  sky,
  ticks,
  times,
} from '../svgShapes.ts';

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
