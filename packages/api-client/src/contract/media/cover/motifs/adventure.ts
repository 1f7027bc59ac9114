import {
  circle,
  dial,
  dots,
  faintStroke,
  highFill,
  lowFill,
  type Motif,
  mediumFill,
  path,
  pointAt,
  sky,
  times,
  twinkle,
} from '../svgShapes.ts';

export const peaks: Motif = (random, shade) =>
  sky(random) +
  times(4, (layer) =>
    path(
      `M-400 500${times(13, (index) => `L${index * 58 - 350 + random(16)} ${layer * 36 - ((index + layer) % 2) * (46 + random(36))}`)}L400 500z`,
      shade,
    ),
  );

export const dunes: Motif = (random, shade) =>
  sky(random) +
  times(3, (layer) => {
    const sway = (layer % 2 ? 1 : -1) * (120 + random(60));
    const crest = (drop: number) => `M-360 ${20 + layer * 34 + drop}c240 ${sway} 430 ${-sway} 720 ${drop}`;
    return path(`${crest(0)}V500H-360z`, shade) + path(crest(7) + crest(15) + crest(24), faintStroke);
  });

export const compass: Motif = () =>
  dial +
  times(2, (side) =>
    path(
      times(8, (index) => {
        const turn = (index * 3 + 1) / 8;
        return `M0 0L${pointAt(index % 2 ? 62 : 116, turn - 1 / 8)} ${pointAt(17, turn + side / 8 - 3 / 16)}z`;
      }),
      side ? mediumFill : lowFill,
    ),
  );

/** Small dots of light, scattered over the whole cover. */
export const dust: Motif = (random) =>
  path(
    times(18, () => `M${random(400) - 200} ${random(260) - 140}h1`),
    dots(2),
  );

export const stars: Motif = (random, shade) => {
  let linePath = '';
  const starPath = times(7, (index) => {
    const [x, y] = [index * 36 - 118 + random(22), (index % 2 ? 1 : -1) * (10 + random(40))];
    linePath += `${index ? 'L' : 'M'}${x} ${y}`;
    return twinkle(x, y, index % 3 ? 11 : 22);
  });
  return (
    dust(random, shade) +
    circle(80, ' stroke-dasharray="1 6"') +
    circle(110, faintStroke) +
    path(linePath) +
    path(starPath, highFill)
  );
};
