import type { Picture } from '../../providers/catalogue/FoundTitle.ts';

/** In pixels: twice as wide as a card on the home page, and as wide as a large page. */
const cardWidth = 300;
const pageWidth = 1280;

/** The smallest that is sharp on a card, else the largest there is. Pictures come the smallest first. */
export function cardPicture(pictures: readonly Picture[]): Picture | undefined {
  return pictures.find(({ width }) => width >= cardWidth) ?? pictures.at(-1);
}

/** The largest that is no wider than a page, else the smallest there is. */
export function pagePicture(pictures: readonly Picture[]): Picture | undefined {
  return pictures.findLast(({ width }) => width <= pageWidth) ?? pictures[0];
}
