import { coverUrl } from '@gildshelf/api-client/contract';
import type { ShownTitle } from './pageHead.ts';

/** What messengers show beside a link, as the properties of Open Graph and Twitter cards. */
export type LinkPicture = readonly (readonly [property: string, content: string])[];

/**
 * A title's own picture; where it has none but the cover that we draw, the card of the title: nobody who shows links shows SVG.
 * Its size is known beforehand, so that the first who passes a link on sees it at once.
 */
export function linkPicture(apiUrl: string, { type, view }: ShownTitle): LinkPicture {
  const { imageUrl, slug, title } = view;
  const isOurs = imageUrl !== null && coverUrl(imageUrl, 'card') !== imageUrl;
  if (imageUrl && !isOurs)
    return [
      ['og:image', imageUrl],
      ['og:image:alt', title],
      ['twitter:card', 'summary'],
    ];
  if (!slug) return [['twitter:card', 'summary']];
  return cardPicture(`${apiUrl}/cards/${type}/${encodeURIComponent(slug)}.png`, title);
}

/** A card of ours as PNG. */
export function cardPicture(url: string, alt: string): LinkPicture {
  return [
    ['og:image', url],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
    ['twitter:card', 'summary_large_image'],
  ];
}
