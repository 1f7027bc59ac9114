import { type MediaType, mediaTypes, ownerName, ownMessages } from '@gildshelf/api-client/contract';
import type { PublicList } from '@gildshelf/api-client/react';
import { cardPicture, type LinkPicture } from './linkPicture.ts';

/** What the page of a public collection is about. */
export interface ShownCollection {
  /** Whose it is. */
  readonly owner: Omit<PublicList, 'items' | 'total'>;
  /** How many titles of each media type there are. */
  readonly totals: Readonly<Partial<Record<MediaType, number>>>;
}

/** '12 games, 3 anime on the shelves of Gildshelf.' */
export function collectionSummary({ totals }: ShownCollection): string {
  const counted = (Object.keys(mediaTypes) as MediaType[]).flatMap((type) => {
    const { label, pluralWord } = mediaTypes[type];
    const total = totals[type] ?? 0;
    return total === 0 ? [] : [`${total} ${total === 1 ? label.toLowerCase() : pluralWord}`];
  });
  return ownMessages.publicCollection.summary(counted.join(', '));
}

/** The owner's card, for whoever shows a link to the page. */
export function ownerPicture(apiUrl: string, { owner }: ShownCollection): LinkPicture {
  return cardPicture(`${apiUrl}/cards/${owner.username}.png`, ownMessages.card.ofPerson(ownerName(owner)));
}

/** What search engines are told of it. */
export function collectionData({ owner }: ShownCollection, url: string, description: string) {
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
