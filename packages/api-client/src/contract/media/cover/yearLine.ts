import { stops } from './gradients.ts';
import { boxWidth, textColours } from './typeset.ts';

/** A gold hairline with the year at its end; the origin is the left end of the line. */
export const yearLine = (year: string) =>
  `<linearGradient id="g">${stops([0, '#fea'], [1, '#fd05'])}</linearGradient>` +
  `<path d="M0 0H${year ? boxWidth - 50 : boxWidth}v1.6H0z" fill="url(#g)"/>` +
  (year &&
    `<text x="${boxWidth}" y="6" text-anchor="end" font-size="17" fill="${textColours.year}">${year}</text>`);
