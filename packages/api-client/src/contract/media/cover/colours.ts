import { roundToHundredths } from './svgShapes.ts';

/** A colour palette of '#rgb' colours: `deep` for shadows, `mid` for the background, `glow` for lines, and `lit` for the bright edge. */
interface Palette {
  deep: string;
  mid: string;
  glow: string;
  lit: string;
}

const toPalette = (colours: string): Palette => {
  const [deep = '', mid = '', glow = '', lit = ''] = colours.match(/.{4}/g) ?? [];
  return { deep, mid, glow, lit };
};

/** Fourteen palettes, named after gemstones. `mid` and `lit` differ in hue, because one hue in two brightnesses makes a flat gradient. */
export const palettes: readonly Palette[] = [
  '#026#25c#9cf#54f', // sapphire
  '#043#186#af8#1bb', // emerald
  '#501#b24#fa9#f53', // ruby
  '#206#73c#dbf#94f', // amethyst
  '#510#b51#fd9#f92', // topaz
  '#034#089#9ff#2be', // peacock
  '#403#926#fae#d4a', // garnet
  '#216#44c#bcf#84e', // tanzanite
  '#042#294#df9#7c3', // malachite
  '#510#c53#fc9#f84', // copper
  '#123#578#cef#67b', // steel
  '#503#c37#fbd#f7a', // rubellite
  '#521#c82#ff9#fc4', // citrine
  '#035#27b#9df#37f', // lagoon
].map(toPalette);

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
