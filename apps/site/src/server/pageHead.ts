import {
  type CatalogueType,
  catalogues,
  type MediaView,
  mediaTypes,
  noDescription,
} from '@gildshelf/api-client/contract';
import { documentTitle } from '../documentTitle.ts';
import { paths, userPath } from '../paths.ts';
import {
  collectionStructuredData,
  collectionSummary,
  ownerShareImage,
  type ShownCollection,
} from './collectionMetadata.ts';
import { headElement } from './headElement.ts';
import { jsonScript } from './jsonScript.ts';
import { oembedLink } from './oembedLink.ts';
import { titleShareImage } from './shareImage.ts';

/** The content of a title page, as far as its metadata needs it. */
export interface ShownTitle {
  readonly type: CatalogueType;
  readonly view: MediaView;
}

const product = 'Gildshelf';
const siteDescription = 'Browse the best games and anime, and keep a shelf of your own.';
/** Maximum number of characters of a description that search engines and link previews show. */
const maximumLength = 200;
const withoutImage = ['twitter:card', 'summary'] as const;

/** The origins of the site and its API. */
export interface HeadOrigins {
  readonly publicUrl: string;
  /** Empty when it is the same as `publicUrl`. */
  readonly apiHost: string;
}

/** The metadata of a page for search engines and link previews: title, description, URL, share image, structured data. */
export function pageHead(
  { publicUrl, apiHost }: HeadOrigins,
  path: string,
  title: string,
  shown?: ShownTitle | ShownCollection,
): string {
  const apiUrl = apiHost || publicUrl;
  const metadata = metadataOf(shown, apiUrl);
  const url = publicUrl + (metadata?.path ?? path);
  const description = metadata?.description ?? siteDescription;
  const meta = (property: string, content: string) =>
    headElement('meta', {
      // Twitter reads the `name` attribute, Open Graph the `property` attribute.
      ...(property.startsWith('twitter:') ? { name: property } : { property }),
      content,
    });
  return [
    headElement('title', { children: documentTitle(title) }),
    headElement('meta', { name: 'description', content: description }),
    headElement('link', { rel: 'canonical', href: url }),
    meta('og:site_name', product),
    meta('og:type', metadata?.type ?? 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    ...(metadata?.image ?? [withoutImage]).map(([property, content]) => meta(property, content)),
    ...(metadata ? [oembedLink(apiUrl, url, title)] : []),
    jsonScript({ type: 'application/ld+json' }, metadata?.data(url) ?? siteData(publicUrl)),
  ].join('');
}

/** The head of a frame on another website, which is not indexed: search engines index the site's own pages. */
export function frameHead(title: string): string {
  return (
    headElement('title', { children: title }) + headElement('meta', { name: 'robots', content: 'noindex' })
  );
}

/** The metadata of the title or the collection that a page shows. */
function metadataOf(shown: ShownTitle | ShownCollection | undefined, apiUrl: string) {
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
  const description = summary(shown);
  return {
    path: titlePath(shown),
    type: 'article',
    description,
    image: titleShareImage(apiUrl, shown),
    data: (url: string): object => titleData(shown, url, description),
  };
}

const titlePath = ({ type, view }: ShownTitle) => catalogues[type].detailPath(view.slug ?? view.id);

function summary({ type, view }: ShownTitle): string {
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

function siteData(publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: product,
    url: `${publicUrl}${paths.home}`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}${paths.search}?query={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
