import { circle, lowFill, type Motif, mosaic, pointAt, times } from '../svgShapes.ts';

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
