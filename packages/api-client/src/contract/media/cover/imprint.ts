import { stops } from './gradients.ts';
import { boxWidth, inks } from './typeset.ts';

/** The gold hairline every cover stands on, and the year at its end; from the box's left edge and the line. */
export const imprint = (year: string) =>
  `<linearGradient id="g">${stops([0, '#fea'], [1, '#fd05'])}</linearGradient>` +
  `<path d="M0 0H${year ? boxWidth - 50 : boxWidth}v1.6H0z" fill="url(#g)"/>` +
  (year && `<text x="${boxWidth}" y="6" text-anchor="end" font-size="17" fill="${inks.year}">${year}</text>`);
