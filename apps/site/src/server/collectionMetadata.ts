import {
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import type { PublicList } from '@gildshelf/api-client/react';
import { cardShareImage, type ShareImage } from './shareImage.ts';

/** The content of a public collection page, as far as its metadata needs it. */
export interface ShownCollection {
  readonly owner: Omit<PublicList, 'items' | 'total'>;
  /** The number of titles of each media type. */
  readonly totals: Readonly<Partial<Record<MediaType, number>>>;
}

/** '12 games, 3 anime on the shelves of Gildshelf.' */
export function collectionSummary({ totals }: ShownCollection): string {
  const counts = mediaTypeNames.flatMap((type) => {
    const { label, pluralNoun } = mediaTypes[type];
    const total = totals[type] ?? 0;
    return total === 0 ? [] : [`${total} ${total === 1 ? label.toLowerCase() : pluralNoun}`];
  });
  return ownMessages.publicCollection.summary(counts.join(', '));
}

/** The owner's card as the share image of the page. */
export function ownerShareImage(apiUrl: string, { owner }: ShownCollection): ShareImage {
  return cardShareImage(
    `${apiUrl}/cards/${owner.username}.png`,
    ownMessages.shareImage.ofUser(ownerName(owner)),
  );
}

/** The structured data (JSON-LD) of the page. */
export function collectionStructuredData({ owner }: ShownCollection, url: string, description: string) {
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
