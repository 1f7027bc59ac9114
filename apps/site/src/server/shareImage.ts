import { coverUrl } from '@gildshelf/api-client/contract';
import type { ShownTitle } from './pageHead.ts';

/** The share image of a page, as properties of Open Graph and Twitter cards. */
export type ShareImage = readonly (readonly [property: string, content: string])[];

/**
 * The share image of a title: its own image or, when it has only a generated cover, its card as PNG, since link previews do not show SVG.
 * The size of the card is declared, so that the first preview of a link already shows it.
 */
export function titleShareImage(apiUrl: string, { type, view }: ShownTitle): ShareImage {
  const { imageUrl, slug, title } = view;
  const isGenerated = imageUrl !== null && coverUrl(imageUrl, 'card') !== imageUrl;
  if (imageUrl && !isGenerated)
    return [
      ['og:image', imageUrl],
      ['og:image:alt', title],
      ['twitter:card', 'summary'],
    ];
  if (!slug) return [['twitter:card', 'summary']];
  return cardShareImage(`${apiUrl}/cards/${type}/${encodeURIComponent(slug)}.png`, title);
}

/** A generated PNG card as share image. */
export function cardShareImage(url: string, alt: string): ShareImage {
  return [
    ['og:image', url],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
    ['twitter:card', 'summary_large_image'],
  ];
}
