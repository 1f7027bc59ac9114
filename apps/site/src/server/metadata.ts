import {
  type BrowseQuery,
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
  titleStorage,
} from '@gildshelf/api-client/contract';
import type { BrowsedList, PublicList } from '@gildshelf/api-client/react';
import type { Translate } from '@gildshelf/ui';
import { browseTitle } from '../pages/browse/browseTitle.ts';
import { browseUrl, chosenValues } from '../pages/browse/browseUrl.ts';
import { paths, userPath } from '../routing/paths.ts';
import { listMetadata, listsMetadata, type ShownList, type ShownLists } from './listMetadata.ts';
import { cardShareImage, plainImage, type ShareImage } from './shareImage.ts';
import { shortened } from './shortened.ts';

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

/** The content of a browse page, as far as its metadata needs it. */
export interface ShownBrowsing {
  readonly type: CatalogueType;
  readonly query: BrowseQuery;
  readonly facets: BrowsedList['facets'];
  readonly total: number;
}

/** The content of the page of a public diary, as far as its metadata needs it. */
export interface ShownDiary {
  /** The name of its owner. */
  readonly diaryOf: string;
  readonly username: string;
}

/** The content of a page, as far as its metadata needs it. */
export type Shown = ShownTitle | ShownCollection | ShownBrowsing | ShownDiary | ShownList | ShownLists;

/** The metadata of what a page shows. */
export function metadataOf(shown: Shown | undefined, apiUrl: string, translate: Translate) {
  if (!shown) return undefined;
  if ('facets' in shown) return browsingMetadata(shown, translate);
  if ('list' in shown) return listMetadata(shown, apiUrl, translate);
  if ('listsOf' in shown) return listsMetadata(shown, translate);
  if ('diaryOf' in shown) return diaryMetadata(shown, translate);
  if ('owner' in shown) {
    const description = collectionSummary(shown, translate);
    const title = translate(ownMessages.publicCollection.title('{name}'), { name: ownerName(shown.owner) });
    return {
      title,
      path: userPath(paths.collection, shown.owner.username),
      /** Of its feeds, without an extension. */
      feedPath: `/feeds/${encodeURIComponent(shown.owner.username)}`,
      isIndexed: true,
      hasEmbed: true,
      type: 'profile',
      description,
      image: ownerShareImage(apiUrl, shown, translate),
      data: (url: string): object => collectionStructuredData(shown, { title, url, description }),
    };
  }
  const description = titleSummary(shown, translate);
  return {
    title: shown.view.title,
    path: titlePath(shown),
    feedPath: undefined,
    isIndexed: true,
    hasEmbed: true,
    type: 'article',
    description,
    image: titleShareImage(apiUrl, shown),
    data: (url: string): object => titleData(shown, url, description),
  };
}

/** Of a diary, whose months have one URL for search engines. */
function diaryMetadata({ diaryOf: name, username }: ShownDiary, translate: Translate) {
  const title = translate('Diary of {name}', { name });
  const description = translate('What {name} has finished, day by day.', { name });
  return {
    title,
    path: userPath(paths.diary, username),
    feedPath: undefined,
    isIndexed: false,
    hasEmbed: false,
    type: 'profile',
    description,
    image: plainImage,
    data: (url: string): object => ({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      url,
      description,
    }),
  };
}

/**
 * Of a browse page: combinations of values, pages after the first one and pages without titles are not indexed, and the order of titles
 * is not part of the URL.
 */
function browsingMetadata({ type, query, facets, total }: ShownBrowsing, translate: Translate) {
  const chosen = chosenValues(facets, query);
  const position = query.filter(([name]) => name === 'after');
  const title = browseTitle(type, chosen, translate);
  const description = translate('{title}: {count} titles, with filters for genre, year and more.', {
    title,
    count: total,
  });
  return {
    title,
    path: browseUrl(type, [...chosen.map(({ facet, value }) => [facet.name, value] as const), ...position]),
    feedPath: undefined,
    isIndexed: chosen.length < 2 && position.length === 0 && total > 0,
    hasEmbed: false,
    type: 'website',
    description,
    image: plainImage,
    data: (url: string): object => ({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      url,
      description,
    }),
  };
}

const titlePath = ({ type, view }: ShownTitle) => catalogues[type].detailPath(view.slug ?? view.id);

function titleSummary({ type, view }: ShownTitle, translate: Translate): string {
  const { title, description, year } = view;
  if (description === noDescription) {
    const facts = [translate(mediaTypes[type].label), year].filter(Boolean).join(', ');
    return translate('{title} ({facts}) on Gildshelf.', { title, facts });
  }
  return shortened(description);
}

function titleData({ type, view }: ShownTitle, url: string, description: string) {
  const { title, originalTitle, imageUrl, genres, year, credits } = view;
  const licences = [...new Set(credits?.flatMap(({ licence }) => licence?.url ?? []))];
  return {
    '@context': 'https://schema.org',
    '@type': titleStorage[type].schemaType,
    name: title,
    url,
    description,
    ...(originalTitle && { alternateName: originalTitle }),
    ...(imageUrl && { image: imageUrl }),
    ...(genres.length > 0 && { genre: genres }),
    ...(year && { datePublished: String(year) }),
    // Of these data, while `license` would be that of the title.
    ...(licences.length > 0 && { sdLicense: licences }),
  };
}

/** '12 games, 3 anime on the shelves of Gildshelf.' */
function collectionSummary({ totals }: ShownCollection, translate: Translate): string {
  const counts = mediaTypeNames.flatMap((type) => {
    const { type: singular, pluralNoun } = mediaTypes[type];
    const total = totals[type] ?? 0;
    if (total === 0) return [];
    const titles = translate(total === 1 ? singular : pluralNoun);
    return translate('{count} {titles}', { count: total, titles });
  });
  if (counts.length === 0) return translate(ownMessages.publicCollection.emptySummary);
  return translate(ownMessages.publicCollection.summary('{counts}'), { counts: counts.join(', ') });
}

/** The owner's card as the share image of the page. */
function ownerShareImage(apiUrl: string, { owner }: ShownCollection, translate: Translate): ShareImage {
  return cardShareImage(
    `${apiUrl}/cards/${owner.username}.png`,
    translate(ownMessages.shareImage.ofUser('{name}'), { name: ownerName(owner) }),
  );
}

/** The structured data (JSON-LD) of the page. */
function collectionStructuredData(
  { owner }: ShownCollection,
  { title, url, description }: { readonly title: string; readonly url: string; readonly description: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    url,
    description,
    author: {
      '@type': 'Person',
      name: ownerName(owner),
      ...(owner.avatar_url && { image: owner.avatar_url }),
    },
  };
}

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
  if (!slug) return plainImage;
  return cardShareImage(`${apiUrl}/cards/${type}/${encodeURIComponent(slug)}.png`, title);
}
