import type { Palette } from './palettes.ts';
import { roundToHundredths } from './svgShapes.ts';

type Stop = readonly [offset: number, colour: string];

/** SVG gradient stops from offsets (0 to 1) and colours; a fourth hexadecimal digit of a colour is the opacity. */
export const stops = (...list: Stop[]) =>
  list
    .map(([offset, colour]) => `<stop offset="${roundToHundredths(offset)}" stop-color="${colour}"/>`)
    .join('');

/** The minimum opacity (a hexadecimal digit) of the scrim behind the title, and behind the year when the title is at the top. */
export const scrimOpacities = { title: 'c', year: 'b' } as const;

/** The stops of a `deep` scrim behind the title and the year: from `edge` (a y coordinate) to the bottom, or to the top if `isTextAtTop`. */
export const scrim = ({ deep }: Palette, edge: number, isTextAtTop: boolean, height: number) => {
  const stop = (y: number, opacity: string): Stop => [y / height, deep + opacity];
  const fadeOut = (direction: number) => [
    stop(edge + direction * 8, scrimOpacities.title),
    stop(edge + direction * 40, '6'),
    stop(edge + direction * 88, '0'),
  ];
  return isTextAtTop
    ? stops(
        stop(0, 'e'),
        ...fadeOut(1),
        stop(height - 84, '0'),
        stop(height - 46, scrimOpacities.year),
        stop(height, 'c'),
      )
    : stops(...fadeOut(-1).reverse(), stop(height, 'f'));
};
