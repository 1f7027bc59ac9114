import {
  circle,
  dots,
  faintStroke,
  group,
  highFill,
  lowFill,
  type Motif,
  mosaic,
  path,
  pick,
  pointAt,
  sky,
  star,
  times,
} from '../svgShapes.ts';

const tilePaths = [
  'h56a56 56 0 0 1-56 56z',
  'm0 56v-56a56 56 0 0 1 56 56z',
  'h56v56z',
  'm28 0a28 28 0 0 1 0 56 28 28 0 0 1 0-56',
];

export const tiles: Motif = (random) =>
  mosaic(
    16,
    () => random(3),
    (index) => `M${(index % 4) * 56 - 112} ${(index >> 2) * 56 - 112}${pick(tilePaths, random(4))}`,
  );

export const pinwheel: Motif = (random) => {
  const vanes = 6 + random(4) * 2;
  return (
    mosaic(
      vanes,
      (index) => index % 2,
      (index) => `M0 0L${pointAt(104, index / vanes)}A60 60 0 0 1 0 0`,
    ) +
    circle(118, faintStroke) +
    path(
      times(vanes, (index) => `M${pointAt(118, index / vanes)}h1`),
      dots(8),
    ) +
    circle(14, highFill)
  );
};

const suits = [
  'M0-15L11 0 0 15-11 0z',
  'M0 14C-31-6-6-22 0-6 6-22 31-6 0 14z',
  star(5, (corner) => (corner % 2 ? 7 : 17)),
];

export const cards: Motif = (random, shade) =>
  times(5, (index) =>
    group(
      `rotate(${index * 21 - 42} 0 70)`,
      path('M-32-50q0-6 6-6h52q6 0 6 6v84q0 6-6 6h-52q-6 0-6-6z', shade) +
        path(pick(suits, index + random(3)), highFill),
    ),
  );

export const facet: Motif = (random) => {
  const n = 6 + random(3) * 2;
  return (
    mosaic(
      n,
      (index) => (index * 2) % 3,
      (index) => {
        const [a, b] = [index / n, (index + 0.5) / n];
        return `M${pointAt(46, b)}L${pointAt(100, a)} ${pointAt(100, b)} ${pointAt(100, a + 1 / n)}zL${pointAt(100, b)}M0 0L${pointAt(46, b)} ${pointAt(46, b + 1 / n)}`;
      },
    ) + circle(114, faintStroke)
  );
};

export const hexes: Motif = (random) =>
  mosaic(
    25,
    () => random(4) % 3,
    (index) =>
      `M${((index % 5) - 2 + (((index / 5) | 0) % 2) / 2) * 54} ${((index / 5) | 0) * 47 - 124}l26 15v30l-26 15-26-15v-30z`,
  );

export const steps: Motif = (random, shade) => {
  const heights = [66, 46, 26, 6, -14].map((y) => y - random(12));
  const each = (data: string) => heights.map((y, index) => `M${index * 58 - 145} ${y}${data}`).join('');
  return (
    sky(random) +
    path(each('h58V500h-58z'), shade) +
    path(each('h58v18q-10 20-19 0-10 20-20 0-10 20-19 0z'), highFill) +
    path(each('m29-24h1'), dots(16))
  );
};

export const deco: Motif = (random) => {
  const blades = 11 + random(3) * 2;
  const edge = (radius: number, index: number) => pointAt(radius, (index / blades - 0.5) * 0.62, 0, 80);
  return (
    mosaic(
      blades,
      (index) => index % 2,
      (index) =>
        `M${edge(50, index)}L${edge(184, index)}A16 16 0 0 1 ${edge(184, index + 1)}L${edge(50, index + 1)}`,
    ) + times(4, (index) => circle(50 - index * 11, lowFill, 0, 80))
  );
};
