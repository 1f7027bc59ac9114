import {
  at,
  circle,
  dial,
  faint,
  glaze,
  gleam,
  group,
  type Motif,
  mist,
  path,
  times,
  twinkle,
} from '../pen.ts';

export const arcana: Motif = (roll) => {
  const corners = 5 + roll(5);
  const mesh = (stride: number, turn: number) =>
    times(
      corners,
      (index) => `M${at(82, index / corners + turn)}L${at(82, (index + stride) / corners + turn)}`,
    );
  return (
    dial +
    path(mesh(Math.ceil(corners / 2) - 1, 0)) +
    path(mesh(2, 0.5 / corners), faint) +
    circle(26, glaze) +
    circle(17)
  );
};

export const gate: Motif = (roll) =>
  times(5, (index) => {
    const w = 92 - index * 15;
    return path(`M-${w} 500V10Q-${w} ${10 - w} 0 ${10 - w * 1.5}Q${w} ${10 - w} ${w} 10V500`, mist);
  }) +
  circle(15, gleam, 0, -6) +
  path(
    times(6, (index) => twinkle((index % 2 ? 1 : -1) * (66 + roll(40)), -roll(60) - 40, 6 + roll(9))),
    gleam,
  );

export const blade: Motif = (roll) =>
  dial +
  group(
    `rotate(${roll(3) * 32 - 32})`,
    path('M-10-50L-8 92 0 118 8 92 10-50z', glaze) +
      path(
        'M0-50V95M-46-66q6 17 46 17t46-17q-20 8-46 7t-46-7zM-6-60v-36h12v36zM-9-104a9 9 0 0 0 18 0 9 9 0 0 0-18 0',
        gleam,
      ),
  );

export const crescent: Motif = (roll) =>
  circle(82, faint) +
  circle(98, ' stroke-dasharray="1 6"') +
  path('M8-66A66 66 0 1 0 51 42 52 52 0 1 1 8-66A58 58 0 1 0 51 42', glaze) +
  path(
    twinkle(20, -16, 24) +
      times(6, (index) => twinkle(roll(90) * (index % 2 ? 1 : -1), index * 36 - 96, 6 + roll(9))),
    gleam,
  );

export const vortex: Motif = (roll) => {
  const arms = 14 + roll(5);
  const hand = roll(2);
  return (
    path(
      times(
        arms,
        (index) =>
          `M${at(20, index / arms)}A76 76 0 0 ${hand} ${at(index % 2 ? 124 : 100, index / arms + hand * 0.6 - 0.3)}`,
      ),
    ) +
    circle(36, mist) +
    circle(20, glaze)
  );
};
