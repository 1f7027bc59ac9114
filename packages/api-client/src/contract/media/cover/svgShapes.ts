import type { RandomInteger } from './seededRandom.ts';

/**
 * Draws a motif as SVG elements, centred on the origin with a radius of 100; shapes that extend to the edges of the cover radiusAt ±400.
 * Lines inherit their stroke. Fills are `mist`, `glaze` or `gleam`, or `shade`: the attributes of a fill in the palette's `deep` colour.
 */
export type Motif = (random: RandomInteger, shade: string) => string;

const glow = (opacity: number) => ` fill="currentColor" fill-opacity=".${opacity}"`;

/** Fill attributes in the palette's `glow` colour, from low to high opacity. */
export const lowFill = glow(13);
export const mediumFill = glow(34);
export const highFill = glow(75);

/** The attribute of a fainter line. */
export const faintStroke = ' stroke-opacity=".45"';

export const strokeWidth = (width: number) => ` stroke-width="${width}"`;

/** Attributes that turn strokes of length 1 into round dots. */
export const dots = (size: number) => `${strokeWidth(size)} stroke-linecap="round"`;

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The point at `radius` from the centre (the origin by default), as path data; `turn` is in turns, 0 is up and 0.25 right. */
export const pointAt = (radius: number, turn: number, x = 0, y = 0) =>
  `${Math.round(x + radius * Math.sin(turn * 2 * Math.PI))} ${Math.round(y - radius * Math.cos(turn * 2 * Math.PI))}`;

export const path = (data: string, extra = '') => `<path d="${data}"${extra}/>`;

export const circle = (r: number, extra = '', x = 0, y = 0) =>
  `<circle${x ? ` cx="${x}"` : ''}${y ? ` cy="${y}"` : ''} r="${r}"${extra}/>`;

export const ellipse = (rx: number, ry: number, extra = '') => `<ellipse rx="${rx}" ry="${ry}"${extra}/>`;

export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;

export const rotated = (degrees: number) => ` transform="rotate(${Math.round(degrees)})"`;

/** Rounds to two decimals, without a leading zero. */
export const roundToHundredths = (value: number) => `${Math.round(value * 100) / 100}`.replace(/^0\./, '.');

/** A ring of `count` radial strokes of `length` at radius `r`; each stroke fills the fraction `share` of its step. */
export const ticks = (r: number, length: number, count = 72, share = 0.12, extra = '') =>
  circle(
    r,
    `${strokeWidth(length)} pathLength="${count}" stroke-dasharray="${share} ${roundToHundredths(1 - share)}"${extra}`,
  );

/** `count` rays around the centre from radius `from` outwards, alternately to radius `long` and `short`. */
export const spokes = (count: number, from: number, long: number, short: number) =>
  path(
    times(
      count,
      (index) => `M${pointAt(from, index / count)}L${pointAt(index % 2 ? short : long, index / count)}`,
    ),
  );

/** A dial that is the background of several motifs. */
export const dial = circle(82, lowFill) + circle(88, faintStroke) + ticks(96, 7);

/** Path data of the area below `y`, to the edges of the cover. */
export const areaBelow = (y: number) => `M-400 ${y}H400V500H-400z`;

/** A sun or moon above a landscape. */
export const sky = (random: RandomInteger) => {
  const x = random(3) * 36 - 36;
  return circle(45, mediumFill, x, -36) + circle(56, faintStroke, x, -36);
};

/** Path data of a star; `radiusAt` returns the distance of each of its 2 × `rays` corners from the centre. */
export const star = (rays: number, radiusAt: (corner: number) => number, x = 0, y = 0) =>
  `${times(rays * 2, (corner) => (corner ? 'L' : 'M') + pointAt(radiusAt(corner), corner / rays / 2, x, y))}z`;

/** Path data of a four-pointed star. */
export const twinkle = (x: number, y: number, size: number) =>
  star(4, (corner) => size / (corner % 2 ? 5 : 1), x, y);

/** Path data of a leaf or petal that starts at (x, y). */
export const leaf = (turn: number, length: number, x = 0, y = 0) =>
  `M${x} ${y}Q${pointAt(length * 0.7, turn - 0.11, x, y)} ${pointAt(length, turn, x, y)} ${pointAt(length * 0.7, turn + 0.11, x, y)} ${x} ${y}`;

/** `count` shapes, each filled with one of three opacities (`strength` 0 to 2), as one path per opacity. */
export const mosaic = (
  count: number,
  strength: (index: number) => number,
  draw: (index: number) => string,
) => {
  const strengths = Array.from({ length: count }, (_, index) => strength(index));
  return [lowFill, mediumFill, highFill]
    .map((tint, level) =>
      path(
        times(count, (index) => (strengths[index] === level ? draw(index) : '')),
        tint,
      ),
    )
    .join('');
};

/** The element at an index modulo the length. The list must not be empty. */
export const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;
