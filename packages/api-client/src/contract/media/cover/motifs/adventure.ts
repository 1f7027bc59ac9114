import {
  at,
  circle,
  dial,
  dots,
  faint,
  glaze,
  gleam,
  type Motif,
  mist,
  path,
  sky,
  times,
  twinkle,
} from '../pen.ts';

export const peaks: Motif = (roll, shade) =>
  sky(roll) +
  times(4, (layer) =>
    path(
      `M-400 500${times(13, (index) => `L${index * 58 - 350 + roll(16)} ${layer * 36 - ((index + layer) % 2) * (46 + roll(36))}`)}L400 500z`,
      shade,
    ),
  );

export const dunes: Motif = (roll, shade) =>
  sky(roll) +
  times(3, (layer) => {
    const sway = (layer % 2 ? 1 : -1) * (120 + roll(60));
    const crest = (drop: number) => `M-360 ${20 + layer * 34 + drop}c240 ${sway} 430 ${-sway} 720 ${drop}`;
    return path(`${crest(0)}V500H-360z`, shade) + path(crest(7) + crest(15) + crest(24), faint);
  });

export const compass: Motif = () =>
  dial +
  times(2, (side) =>
    path(
      times(8, (index) => {
        const turn = (index * 3 + 1) / 8;
        return `M0 0L${at(index % 2 ? 62 : 116, turn - 1 / 8)} ${at(17, turn + side / 8 - 3 / 16)}z`;
      }),
      side ? glaze : mist,
    ),
  );

/** Specks of light, thinly over the whole sheet. */
export const dust: Motif = (roll) =>
  path(
    times(18, () => `M${roll(400) - 200} ${roll(260) - 140}h1`),
    dots(2),
  );

export const stars: Motif = (roll, shade) => {
  let way = '';
  const lights = times(7, (index) => {
    const [x, y] = [index * 36 - 118 + roll(22), (index % 2 ? 1 : -1) * (10 + roll(40))];
    way += `${index ? 'L' : 'M'}${x} ${y}`;
    return twinkle(x, y, index % 3 ? 11 : 22);
  });
  return (
    dust(roll, shade) +
    circle(80, ' stroke-dasharray="1 6"') +
    circle(110, faint) +
    path(way) +
    path(lights, gleam)
  );
};
