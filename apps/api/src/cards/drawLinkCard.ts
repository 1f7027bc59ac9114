import { cardText } from './cardText.ts';
import { type CardTitle, drawTitleCard, linkShape } from './drawTitleCard.ts';
import { showableText } from './showableText.ts';

/** What stands beside a link to a title, as an SVG document for `makePicture`: with words that its fonts have, else none. */
export function drawLinkCard(title: CardTitle): string {
  return drawTitleCard({ ...title, words: showableText(cardText(title.title)) }, linkShape);
}
