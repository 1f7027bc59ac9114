import { cardText } from './cardText.ts';
import { type CardPerson, drawPersonCard } from './drawPersonCard.ts';
import { linkShape } from './drawTitleCard.ts';
import { showableText } from './showableText.ts';

/** What stands beside a link to a public collection, as an SVG document for `makePicture`: with words that its fonts have, else none. */
export function drawPersonLinkCard(person: CardPerson): string {
  const words = showableText(cardText(person.name)) || person.username;
  return drawPersonCard(
    { ...person, words },
    {
      ...{ shownAs: linkShape, radius: linkShape.radius },
      coverShapeOf: ({ title }) => (isShowable(cardText(title)) ? 'card' : 'thumbnail'),
    },
  );
}

const isShowable = (text: string) => showableText(text) === text;
