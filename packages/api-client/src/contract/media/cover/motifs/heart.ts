import {
  below,
  circle,
  ellipse,
  glaze,
  gleam,
  leaf,
  type Motif,
  mist,
  path,
  sky,
  ticks,
  times,
  turned,
} from '../pen.ts';

export const petal: Motif = (roll) => {
  const count = 6 + roll(4);
  const whorl = (reach: number, turn: number) =>
    path(
      times(count, (index) => leaf((index + turn) / count, reach)),
      mist,
    );
  return whorl(112, 0) + whorl(84, 0.5) + whorl(48, 0) + ticks(16, 10, 20, 0.3) + circle(8, gleam);
};

export const silk: Motif = (roll) => {
  const a = (80 + roll(60)) * (roll(2) ? 1 : -1);
  const b = 40 + roll(50);
  return path(
    times(15, (index) => {
      const t = index - 7;
      return `M-300 ${t * 8 + a}C${t * 9 - 130} ${t * 13 - a - b} ${60 + t * 8} ${a + b - t * 9} 300 ${t * 11 - a}`;
    }),
  );
};

export const ripples: Motif = (roll, shade) =>
  sky(roll) +
  path(below(24), shade) +
  times(6, (index) =>
    ellipse(16 + index * 10 + index * index * 5, 4 + index * 3 + index * index, ' cy="66"'),
  );

export const guilloche: Motif = (roll) => {
  const count = 7 + roll(5);
  const ry = 30 + roll(25);
  return (
    times(count, (index) => ellipse(108, ry, turned((index * 180) / count))) +
    circle(106, mist) +
    circle(20, glaze) +
    ticks(118, 5, 60, 0.2)
  );
};
