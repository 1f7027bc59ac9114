import {
  type CatalogueType,
  catalogues,
  coverUrl,
  type MediaType,
  type MediaView,
  mediaTypeNames,
  mediaTypes,
  noDescription,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import type { PublicList } from '@gildshelf/api-client/react';
import { product } from '../routing/pageTitle.ts';
import { paths, userPath } from '../routing/paths.ts';

/** The content of a title page, as far as its metadata needs it. */
export interface ShownTitle {
  readonly type: CatalogueType;
  readonly view: MediaView;
}

/** The content of a public collection page, as far as its metadata needs it. */
export interface ShownCollection {
  readonly owner: Omit<PublicList, 'items' | 'total'>;
  /** The number of titles of each media type. */
  readonly totals: Readonly<Partial<Record<MediaType, number>>>;
}

/** The metadata of the title or the collection that a page shows. */
export function metadataOf(shown: ShownTitle | ShownCollection | undefined, apiUrl: string) {
  if (!shown) return undefined;
  if ('owner' in shown) {
    const description = collectionSummary(shown);
    return {
      path: userPath(paths.collection, shown.owner.username),
      type: 'profile',
      description,
      image: ownerShareImage(apiUrl, shown),
      data: (url: string): object => collectionStructuredData(shown, url, description),
    };
  }
  const description = titleSummary(shown);
  return {
    path: titlePath(shown),
    type: 'article',
    description,
    image: titleShareImage(apiUrl, shown),
    data: (url: string): object => titleData(shown, url, description),
  };
}

/** Maximum number of characters of a description that search engines and link previews show. */
const maximumLength = 200;

const titlePath = ({ type, view }: ShownTitle) => catalogues[type].detailPath(view.slug ?? view.id);

function titleSummary({ type, view }: ShownTitle): string {
  const { title, description, year } = view;
  const { label } = mediaTypes[type];
  if (description === noDescription)
    return `${title} (${[label, year].filter(Boolean).join(', ')}) on ${product}.`;
  const line = description.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > maximumLength
    ? `${characters
        .slice(0, maximumLength - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

function titleData({ type, view }: ShownTitle, url: string, description: string) {
  const { title, originalTitle, imageUrl, genres, year } = view;
  return {
    '@context': 'https://schema.org',
    '@type': mediaTypes[type].schemaType,
    name: title,
    url,
    description,
    ...(originalTitle && { alternateName: originalTitle }),
    ...(imageUrl && { image: imageUrl }),
    ...(genres.length > 0 && { genre: genres }),
    ...(year && { datePublished: String(year) }),
  };
}

/** '12 games, 3 anime on the shelves of Gildshelf.' */
function collectionSummary({ totals }: ShownCollection): string {
  const counts = mediaTypeNames.flatMap((type) => {
    const { label, pluralNoun } = mediaTypes[type];
    const total = totals[type] ?? 0;
    return total === 0 ? [] : [`${total} ${total === 1 ? label.toLowerCase() : pluralNoun}`];
  });
  return ownMessages.publicCollection.summary(counts.join(', '));
}

/** The owner's card as the share image of the page. */
function ownerShareImage(apiUrl: string, { owner }: ShownCollection): ShareImage {
  return cardShareImage(
    `${apiUrl}/cards/${owner.username}.png`,
    ownMessages.shareImage.ofUser(ownerName(owner)),
  );
}

/** The structured data (JSON-LD) of the page. */
function collectionStructuredData({ owner }: ShownCollection, url: string, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: ownMessages.publicCollection.title(ownerName(owner)),
    url,
    description,
    author: {
      '@type': 'Person',
      name: ownerName(owner),
      ...(owner.avatar_url && { image: owner.avatar_url }),
    },
  };
}

/** The share image of a page, as properties of Open Graph and Twitter cards. */
type ShareImage = readonly (readonly [property: string, content: string])[];

/**
 * The share image of a title: its own image or, when it has only a generated cover, its card as PNG, since link previews do not show SVG.
 * The size of the card is declared, so that the first preview of a link already shows it.
 */
function titleShareImage(apiUrl: string, { type, view }: ShownTitle): ShareImage {
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
function cardShareImage(url: string, alt: string): ShareImage {
  return [
    ['og:image', url],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
    ['twitter:card', 'summary_large_image'],
  ];
}
