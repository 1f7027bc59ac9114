/** The share image of a page, as properties of Open Graph and Twitter cards. */
export type ShareImage = readonly (readonly [property: string, content: string])[];

/** Of a page without an image of its own. */
export const plainImage: ShareImage = [['twitter:card', 'summary']];

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
