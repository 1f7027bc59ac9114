import { readableText } from './readableText.ts';

export interface TitleWords {
  /** The whole title with nothing in it that XML forbids (but not escaped); empty when nothing readable is left. */
  title: string;
  /** What is set large, and what is set small under it. */
  main: string;
  subtitle: string;
  year: string;
}

const ending = /(.) ?[(（](\d{4})[)）]$/;

/** Where a long title turns: a colon before a space, or a dash between spaces. */
const turn = /(?: ?:| [-–—]) |：/g;

/** A title as a designer reads it: the series, what follows its colon, and the year (also out of 'Name (2018)'). */
export function readTitle(text: string, published?: number | null): TitleWords {
  const title = readableText(text.slice(0, 400));
  const dated = ending.exec(title)?.[2];
  const year = `${published || dated || ''}`;
  const name = dated === year ? title.replace(ending, '$1') : title;
  // The last turn near the front: 'Mission: Impossible – Fallout' is 'Mission: Impossible', then 'Fallout'.
  const cut = [...name.matchAll(turn)]
    .filter(({ index }, place) => index > 0 && (place === 0 || index <= 30))
    .at(-1);
  return cut
    ? { title, main: name.slice(0, cut.index), subtitle: name.slice(cut.index + cut[0].length), year }
    : { title, main: name, subtitle: '', year };
}
