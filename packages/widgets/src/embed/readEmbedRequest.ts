import {
  catalogues,
  type EmbedName,
  type EmbedParameters,
  embedMessages,
  embedParameters,
  endpointUrl,
  getCollectionStatistics,
  getPublicList,
  isCollectionName,
  issueMessage,
  isTitleSlug,
  type Language,
  mediaTypes,
  ownerName,
} from '@gildshelf/api-client/contract';
import { type PrefetchedResponses, present, readResponse } from '@gildshelf/api-client/react';
import { type Translate, toEnglish } from '@gildshelf/ui';
import { createElement, type ReactNode } from 'react';
import { chosenTitle } from '../media-list/MediaList.tsx';
import { collectionTitle } from '../public-collection/collectionTitle.ts';
import { EmbeddedUserList } from './EmbeddedUserList.tsx';
import {
  EmbeddedBadge,
  EmbeddedCarousel,
  EmbeddedCollection,
  EmbeddedList,
  EmbeddedRating,
} from './EmbeddedWidgets.tsx';

/** A request for an embedded widget with valid parameters. */
export interface EmbedRequest {
  /** The frame's title, with the name of its title or owner: `name`, else that of the responses to its requests, else that of the parameters. */
  readonly titleOf: (responses?: PrefetchedResponses, translate?: Translate, name?: string) => string;
  /** URLs of the API requests whose responses it shows. */
  readonly requests: readonly string[];
  readonly appearance: Pick<EmbedParameters, 'theme' | 'accent'>;
  readonly language: Language;
  /** Whether it is one row, so that its frame has no footer below it. */
  readonly isRow: boolean;
  readonly content: ReactNode;
  /** Whether it has nothing to show, by the statuses of the responses to its requests. */
  readonly isMissing: (statuses: readonly number[]) => boolean;
}

/** A request with invalid parameters, and the message to show. */
export interface EmbedProblem {
  readonly problem: string;
}

/** Parses the URL of a frame. Returns an error message when it is invalid, and undefined when it is not the URL of a frame. */
export function readEmbedRequest(url: string): EmbedRequest | EmbedProblem | undefined {
  const [pathname = '', query] = url.split('?', 2);
  const [, name] = /^\/embed\/([^/]+)$/.exec(pathname) ?? [];
  if (!name || name === 'rate') return undefined;
  if (!Object.hasOwn(widgets, name)) return { problem: embedMessages.unknownWidget };
  return widgets[name as EmbedName](Object.fromEntries(new URLSearchParams(query)));
}

/** All widgets that other sites can embed. */
const widgets: Readonly<Record<EmbedName, ParseEmbed>> = {
  carousel: defineEmbed('carousel', {
    Component: EmbeddedCarousel,
    requestUrls: ({ type }) => [endpointUrl(catalogues[type].listTopTitles, {})],
    titleOf: ({ type }, translate) => translate(catalogues[type].topTitle),
  }),
  list: defineEmbed('list', {
    Component: EmbeddedList,
    requestUrls: ({ type, slugs }) =>
      slugs
        .filter(isTitleSlug)
        .map((slug) => endpointUrl(catalogues[type].getTitleDetails, { params: { slug } })),
    titleOf: ({ type }, translate) => chosenTitle(type, translate),
    isMissing: (statuses) => !statuses.includes(ok),
  }),
  rating: defineEmbed('rating', {
    Component: EmbeddedRating,
    isRow: ({ size }) => size === 'small',
    requestUrls: ({ type, slug }) =>
      [catalogues[type].getTitleDetails, catalogues[type].getTitleRating].map((endpoint) =>
        endpointUrl(endpoint, { params: { slug } }),
      ),
    nameOf: titleName,
    titleOf: ({ slug }, translate, name = slug) =>
      translate(embedMessages.ratingOf('{title}'), { title: name }),
  }),
  badge: defineEmbed('badge', {
    Component: EmbeddedBadge,
    requestUrls: ({ user }) =>
      isCollectionName(user) ? [endpointUrl(getCollectionStatistics, { params: { username: user } })] : [],
    nameOf: statisticsOwner,
    titleOf: ({ user }, translate, name = user) => translate(embedMessages.statisticsOf('{name}'), { name }),
    isRow: () => true,
  }),
  collection: defineEmbed('collection', {
    Component: EmbeddedCollection,
    requestUrls: (parameters) => (isCollectionName(parameters.user) ? [publicListUrl(parameters)] : []),
    nameOf: collectionOwner,
    titleOf: (parameters, translate, name = parameters.user) => collectionTitle(parameters, name, translate),
  }),
  'user-list': defineEmbed('user-list', {
    Component: EmbeddedUserList,
    requestUrls: (parameters) => (isCollectionName(parameters.user) ? [userListUrl(parameters)] : []),
    nameOf(parameters, responses) {
      const response = responses[userListUrl(parameters)];
      return response?.status === ok ? readResponse(getPublicList, response).name : undefined;
    },
    titleOf: ({ slug }, _, name = slug) => name,
  }),
};

const userListUrl = ({ user, slug, count, after }: EmbedParameters<'user-list'>) =>
  endpointUrl(getPublicList, {
    params: { username: user, slug },
    query: { limit: count, ...(after && { after }) },
  });

const publicListUrl = ({ type, user, count, after, status }: EmbedParameters<'collection'>) =>
  endpointUrl(mediaTypes[type].listPublicTitles, {
    params: { username: user },
    query: { limit: count, ...(after && { after }), ...(status !== 'all' && { status }) },
  });

function titleName(
  { type, slug }: EmbedParameters<'rating'>,
  responses: PrefetchedResponses,
): string | undefined {
  const { getTitleDetails } = catalogues[type];
  const response = responses[endpointUrl(getTitleDetails, { params: { slug } })];
  const item = response?.status === ok ? readResponse(getTitleDetails, response) : null;
  return item ? present(type, item).title : undefined;
}

function collectionOwner(
  parameters: EmbedParameters<'collection'>,
  responses: PrefetchedResponses,
): string | undefined {
  if (!isCollectionName(parameters.user)) return undefined;
  const response = responses[publicListUrl(parameters)];
  if (response?.status !== ok) return undefined;
  return ownerName(readResponse(mediaTypes[parameters.type].listPublicTitles, response));
}

function statisticsOwner(
  { user }: EmbedParameters<'badge'>,
  responses: PrefetchedResponses,
): string | undefined {
  if (!isCollectionName(user)) return undefined;
  const response = responses[endpointUrl(getCollectionStatistics, { params: { username: user } })];
  return response?.status === ok ? ownerName(readResponse(getCollectionStatistics, response)) : undefined;
}

const ok = 200;

/** A widget that other sites can embed; the contract holds the schema of its parameters. */
interface EmbedWidget<Name extends EmbedName> {
  readonly Component: (parameters: EmbedParameters<Name>) => ReactNode;
  /** URLs of the API requests whose responses it shows. */
  readonly requestUrls: (parameters: EmbedParameters<Name>) => readonly string[];
  /** The name of its title or owner in the responses to its requests. */
  readonly nameOf?: (parameters: EmbedParameters<Name>, responses: PrefetchedResponses) => string | undefined;
  /** The frame's title, with that name. */
  readonly titleOf: (parameters: EmbedParameters<Name>, translate: Translate, name?: string) => string;
  /** Whether it is one row; false by default. */
  readonly isRow?: (parameters: EmbedParameters<Name>) => boolean;
  /** Whether it has nothing to show; by default without requests, and when one of them has failed. */
  readonly isMissing?: EmbedRequest['isMissing'];
}

/** Parses the query parameters of a widget. */
type ParseEmbed = (query: Readonly<Record<string, string>>) => EmbedRequest | EmbedProblem;

/** Combines a widget with the schema of its parameters. */
function defineEmbed<const Name extends EmbedName>(name: Name, widget: EmbedWidget<Name>): ParseEmbed {
  return (query) => {
    const parsed = embedParameters[name].safeParse(query);
    if (!parsed.success) return { problem: parsed.error.issues.map(issueMessage)[0] ?? '' };
    const parameters = parsed.data as EmbedParameters<Name>;
    return {
      titleOf: (responses = {}, translate = toEnglish, name = widget.nameOf?.(parameters, responses)) =>
        widget.titleOf(parameters, translate, name),
      requests: widget.requestUrls(parameters),
      appearance: parsed.data,
      language: parsed.data.lang,
      isRow: widget.isRow?.(parameters) ?? false,
      // Without requests the slug or the username is invalid, so that no such content can exist.
      isMissing:
        widget.isMissing ?? ((statuses) => statuses.length === 0 || statuses.some((status) => status !== ok)),
      content: createElement(widget.Component as (props: object) => ReactNode, parameters as object),
    };
  };
}
