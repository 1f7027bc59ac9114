import {
  areaBelow,
  circle,
  dial,
  dots,
  faintStroke,
  group,
  highFill,
  lowFill,
  type Motif,
  mediumFill,
  path,
  pointAt,
  sky,
  strokeWidth,
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
const dust: Motif = (random) =>
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

export const orbit: Motif = (random, shade) =>
  dust(random, shade) +
  circle(36, mediumFill) +
  circle(46, faintStroke) +
  group(
    `rotate(${random(60) - 30})scale(1 .36)`,
    times(
      4,
      (index) =>
        circle(62 + index * 22) +
        path(`M${pointAt(62 + index * 22, random(100) / 100)}v1`, dots(10 + random(8))),
    ),
  );

export const horizon: Motif = (random, shade) =>
  dust(random, shade) +
  path(
    times(9, (index) => {
      const half = Math.round(Math.sqrt(5476 - (index * 12 - 68) ** 2));
      return `M-${half} ${index * 12 - 78}H${half}`;
    }),
    strokeWidth(6) + faintStroke,
  ) +
  path(areaBelow(46), shade) +
  path(
    times(7, (index) => `M-400 ${48 + 3 * index ** 2}H400`) +
      times(17, (index) => `M${index * 16 - 128} 46L${index * 75 - 600} 176`),
  );
