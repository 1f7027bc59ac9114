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
  times,
  twinkle,
} from '../svgShapes.ts';

export const arcana: Motif = (random) => {
  const corners = 5 + random(5);
  const mesh = (stride: number, turn: number) =>
    times(
      corners,
      (index) => `M${pointAt(82, index / corners + turn)}L${pointAt(82, (index + stride) / corners + turn)}`,
    );
  return (
    dial +
    path(mesh(Math.ceil(corners / 2) - 1, 0)) +
    path(mesh(2, 0.5 / corners), faintStroke) +
    circle(26, mediumFill) +
    circle(17)
  );
};

export const gate: Motif = (random) =>
  times(5, (index) => {
    const w = 92 - index * 15;
    return path(`M-${w} 500V10Q-${w} ${10 - w} 0 ${10 - w * 1.5}Q${w} ${10 - w} ${w} 10V500`, lowFill);
  }) +
  circle(15, highFill, 0, -6) +
  path(
    times(6, (index) => twinkle((index % 2 ? 1 : -1) * (66 + random(40)), -random(60) - 40, 6 + random(9))),
    highFill,
  );

export const blade: Motif = (random) =>
  dial +
  group(
    `rotate(${random(3) * 32 - 32})`,
    path('M-10-50L-8 92 0 118 8 92 10-50z', mediumFill) +
      path(
        'M0-50V95M-46-66q6 17 46 17t46-17q-20 8-46 7t-46-7zM-6-60v-36h12v36zM-9-104a9 9 0 0 0 18 0 9 9 0 0 0-18 0',
        highFill,
      ),
  );

export const crescent: Motif = (random) =>
  circle(82, faintStroke) +
  circle(98, ' stroke-dasharray="1 6"') +
  path('M8-66A66 66 0 1 0 51 42 52 52 0 1 1 8-66A58 58 0 1 0 51 42', mediumFill) +
  path(
    twinkle(20, -16, 24) +
      times(6, (index) => twinkle(random(90) * (index % 2 ? 1 : -1), index * 36 - 96, 6 + random(9))),
    highFill,
  );

export const vortex: Motif = (random) => {
  const arms = 14 + random(5);
  const direction = random(2);
  return (
    path(
      times(
        arms,
        (index) =>
          `M${pointAt(20, index / arms)}A76 76 0 0 ${direction} ${pointAt(index % 2 ? 124 : 100, index / arms + direction * 0.6 - 0.3)}`,
      ),
    ) +
    circle(36, lowFill) +
    circle(20, mediumFill)
  );
};
