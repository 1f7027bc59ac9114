import type { Dice } from './createDice.ts';

/**
 * Draws around the origin, at home within a radius of 100; what is meant to reach the sheet's edges runs to ±400.
 * Lines inherit their stroke; a fill is a glaze of the jewel's glow, or `shade`, the attributes of its shadow. SVG elements.
 */
export type Motif = (roll: Dice, shade: string) => string;

const glow = (opacity: number) => ` fill="currentColor" fill-opacity=".${opacity}"`;

/** Glazes of the jewel's glow, from hardly there to bright. */
export const mist = glow(13);
export const glaze = glow(34);
export const gleam = glow(75);

/** A line further off. */
export const faint = ' stroke-opacity=".45"';

export const thick = (width: number) => ` stroke-width="${width}"`;

/** Makes short strokes round dots. */
export const dots = (size: number) => `${thick(size)} stroke-linecap="round"`;

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The point at a distance from the origin (or from a centre) as path data; a turn of 0 is up, 0.25 right. */
export const at = (radius: number, turn: number, x = 0, y = 0) =>
  `${Math.round(x + radius * Math.sin(turn * 2 * Math.PI))} ${Math.round(y - radius * Math.cos(turn * 2 * Math.PI))}`;

export const path = (data: string, extra = '') => `<path d="${data}"${extra}/>`;

export const circle = (r: number, extra = '', x = 0, y = 0) =>
  `<circle${x ? ` cx="${x}"` : ''}${y ? ` cy="${y}"` : ''} r="${r}"${extra}/>`;

export const ellipse = (rx: number, ry: number, extra = '') => `<ellipse rx="${rx}" ry="${ry}"${extra}/>`;

export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`;

export const turned = (degrees: number) => ` transform="rotate(${Math.round(degrees)})"`;

/** A number of at most two decimals, without the nought before its point. */
export const cents = (value: number) => `${Math.round(value * 100) / 100}`.replace(/^0\./, '.');

/** A ring of `count` strokes, `length` long, across the radius r; `share` of each step is ink. */
export const ticks = (r: number, length: number, count = 72, share = 0.12, extra = '') =>
  circle(r, `${thick(length)} pathLength="${count}" stroke-dasharray="${share} ${cents(1 - share)}"${extra}`);

/** Rays all round from a radius, every other one shorter. */
export const spokes = (count: number, from: number, long: number, short: number) =>
  path(times(count, (index) => `M${at(from, index / count)}L${at(index % 2 ? short : long, index / count)}`));

/** The dial many emblems stand on. */
export const dial = circle(82, mist) + circle(88, faint) + ticks(96, 7);

/** Everything below a line, to the sheet's edges. */
export const below = (y: number) => `M-400 ${y}H400V500H-400z`;

/** A sun or moon over a landscape. */
export const sky = (roll: Dice) => {
  const x = roll(3) * 36 - 36;
  return circle(45, glaze, x, -36) + circle(56, faint, x, -36);
};

/** The outline of a star; `reach` gives the distance of each of its 2 × `rays` corners. */
export const star = (rays: number, reach: (corner: number) => number, x = 0, y = 0) =>
  `${times(rays * 2, (corner) => (corner ? 'L' : 'M') + at(reach(corner), corner / rays / 2, x, y))}z`;

/** A twinkling star of four points. */
export const twinkle = (x: number, y: number, size: number) =>
  star(4, (corner) => size / (corner % 2 ? 5 : 1), x, y);

/** A leaf or petal from a stalk at x y. */
export const leaf = (turn: number, length: number, x = 0, y = 0) =>
  `M${x} ${y}Q${at(length * 0.7, turn - 0.11, x, y)} ${at(length, turn, x, y)} ${at(length * 0.7, turn + 0.11, x, y)} ${x} ${y}`;

/** Outlines glazed in one of three strengths each, drawn strength by strength. */
export const mosaic = (
  count: number,
  strength: (index: number) => number,
  draw: (index: number) => string,
) => {
  const strengths = Array.from({ length: count }, (_, index) => strength(index));
  return [mist, glaze, gleam]
    .map((tint, one) =>
      path(
        times(count, (index) => (strengths[index] === one ? draw(index) : '')),
        tint,
      ),
    )
    .join('');
};

/** The element of a list at an index, from the start again past its end. The list is not empty. */
export const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;
