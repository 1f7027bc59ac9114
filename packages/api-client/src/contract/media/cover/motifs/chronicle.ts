import { at, circle, type Motif, mist, mosaic, times } from '../pen.ts';

export const deco: Motif = (roll) => {
  const blades = 11 + roll(3) * 2;
  const edge = (radius: number, index: number) => at(radius, (index / blades - 0.5) * 0.62, 0, 80);
  return (
    mosaic(
      blades,
      (index) => index % 2,
      (index) =>
        `M${edge(50, index)}L${edge(184, index)}A16 16 0 0 1 ${edge(184, index + 1)}L${edge(50, index + 1)}`,
    ) + times(4, (index) => circle(50 - index * 11, mist, 0, 80))
  );
};
