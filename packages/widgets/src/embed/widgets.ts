import {
  catalogues,
  type EmbedName,
  type EmbedParameters,
  endpointUrl,
  isCollectionName,
  mediaTypes,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { present, readAnswer, type SentAnswers } from '@gildshelf/api-client/react';
import { EmbeddedCarousel } from './EmbeddedCarousel.tsx';
import { EmbeddedCollection } from './EmbeddedCollection.tsx';
import { EmbeddedRating } from './EmbeddedRating.tsx';
import { defineEmbed, type ParseEmbed } from './EmbedWidget.ts';

/** All widgets that other sites can embed. */
export const widgets: Readonly<Record<EmbedName, ParseEmbed>> = {
  carousel: defineEmbed('carousel', {
    Component: EmbeddedCarousel,
    requestUrls: ({ type }) => [endpointUrl(catalogues[type].topEndpoint, {})],
    titleOf: ({ type }) => catalogues[type].topTitle,
  }),
  rating: defineEmbed('rating', {
    Component: EmbeddedRating,
    requestUrls: ({ type, slug }) =>
      [catalogues[type].detailsEndpoint, catalogues[type].ratingEndpoint].map((endpoint) =>
        endpointUrl(endpoint, { params: { slug } }),
      ),
    titleOf: (parameters, responses) =>
      ownMessages.embed.ratingOf(titleName(parameters, responses) ?? parameters.slug),
  }),
  collection: defineEmbed('collection', {
    Component: EmbeddedCollection,
    requestUrls: (parameters) => (isCollectionName(parameters.user) ? [publicListUrl(parameters)] : []),
    titleOf: (parameters, responses) =>
      `${mediaTypes[parameters.type].pluralLabel} of ${collectionOwner(parameters, responses) ?? parameters.user}`,
  }),
};

const publicListUrl = ({ type, user, count, after }: EmbedParameters<'collection'>) =>
  endpointUrl(mediaTypes[type].publicListEndpoint, {
    params: { username: user },
    query: { limit: count, ...(after && { after }) },
  });

function titleName({ type, slug }: EmbedParameters<'rating'>, responses: SentAnswers): string | undefined {
  const { detailsEndpoint } = catalogues[type];
  const response = responses[endpointUrl(detailsEndpoint, { params: { slug } })];
  const item = response?.status === ok ? readAnswer(detailsEndpoint, response) : null;
  return item ? present(type, item).title : undefined;
}

function collectionOwner(
  parameters: EmbedParameters<'collection'>,
  responses: SentAnswers,
): string | undefined {
  if (!isCollectionName(parameters.user)) return undefined;
  const response = responses[publicListUrl(parameters)];
  if (response?.status !== ok) return undefined;
  return ownerName(readAnswer(mediaTypes[parameters.type].publicListEndpoint, response));
}

const ok = 200;
