import type { Jewel } from './jewels.ts';
import { cents } from './pen.ts';

type Stop = readonly [offset: number, colour: string];

/** Gradient stops from their offsets and colours; a fourth hexadecimal digit is the opacity. */
export const stops = (...list: Stop[]) =>
  list.map(([offset, colour]) => `<stop offset="${cents(offset)}" stop-color="${colour}"/>`).join('');

/** How much of the jewel's shadow lies over the art behind any letter, at the least: behind a title, and behind a crowned cover's year. */
export const veils = { title: 'c', year: 'b' } as const;

/** The stops of a scrim in the jewel's own shadow, under the title (from `edge` to the foot, or to the head) and the year. */
export const scrim = ({ deep }: Jewel, edge: number, crown: boolean, height: number) => {
  const stop = (y: number, opacity: string): Stop => [y / height, deep + opacity];
  const melt = (side: number) => [
    stop(edge + side * 8, veils.title),
    stop(edge + side * 40, '6'),
    stop(edge + side * 88, '0'),
  ];
  return crown
    ? stops(
        stop(0, 'e'),
        ...melt(1),
        stop(height - 84, '0'),
        stop(height - 46, veils.year),
        stop(height, 'c'),
      )
    : stops(...melt(-1).reverse(), stop(height, 'f'));
};
