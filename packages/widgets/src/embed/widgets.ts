import {
  callAddress,
  catalogues,
  type EmbedName,
  isCollectionName,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import { EmbeddedCarousel } from './EmbeddedCarousel.tsx';
import { EmbeddedCollection } from './EmbeddedCollection.tsx';
import { EmbeddedRating } from './EmbeddedRating.tsx';
import { defineEmbed, type ReadEmbed } from './EmbedWidget.ts';

/** THE widgets of other people's pages. */
export const widgets: Readonly<Record<EmbedName, ReadEmbed>> = {
  carousel: defineEmbed('carousel', {
    Component: EmbeddedCarousel,
    questions: ({ type }) => [callAddress(catalogues[type].topEndpoint, {})],
    titleOf: ({ type }) => catalogues[type].topTitle,
  }),
  rating: defineEmbed('rating', {
    Component: EmbeddedRating,
    questions: ({ type, slug }) =>
      [catalogues[type].detailsEndpoint, catalogues[type].ratingEndpoint].map((endpoint) =>
        callAddress(endpoint, { params: { slug } }),
      ),
    titleOf: ({ type }) => `${mediaTypes[type].label} rating`,
  }),
  collection: defineEmbed('collection', {
    Component: EmbeddedCollection,
    questions: ({ type, user, count }) =>
      isCollectionName(user)
        ? [
            callAddress(mediaTypes[type].publicListEndpoint, {
              params: { username: user },
              query: { limit: count },
            }),
          ]
        : [],
    titleOf: ({ type, user }) => `${mediaTypes[type].pluralLabel} of ${user}`,
  }),
};
