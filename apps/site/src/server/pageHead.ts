import {
  type CatalogueType,
  catalogues,
  type MediaView,
  mediaTypes,
  noDescription,
} from '@gildshelf/api-client/contract';
import { documentTitle } from '../documentTitle.ts';
import { paths } from '../paths.ts';
import { collectionData, collectionSummary, ownerPicture, type ShownCollection } from './collectionAbout.ts';
import { headElement } from './headElement.ts';
import { jsonScript } from './jsonScript.ts';
import { linkPicture } from './linkPicture.ts';
import { oembedLink } from './oembedLink.ts';

/** What a title's page is about. */
export interface ShownTitle {
  readonly type: CatalogueType;
  readonly view: MediaView;
}

const product = 'Gildshelf';
const ofTheSite = 'Browse the best games and anime, and keep a shelf of your own.';
/** As much of a description as search engines and messengers show. */
const longest = 200;
const onlyWords = ['twitter:card', 'summary'] as const;

/** Where the site and its API are. */
export interface HeadAddresses {
  readonly publicUrl: string;
  /** Empty where it is the same. */
  readonly apiHost: string;
}

/** What a page says of itself to search engines and to whoever shows a link to it: title, description, address, picture. */
export function pageHead(
  { publicUrl, apiHost }: HeadAddresses,
  path: string,
  title: string,
  shown?: ShownTitle | ShownCollection,
): string {
  const apiUrl = apiHost || publicUrl;
  const about = aboutOf(shown, apiUrl);
  const url = publicUrl + (about?.path ?? path);
  const description = about?.description ?? ofTheSite;
  const meta = (property: string, content: string) =>
    headElement('meta', {
      // Twitter's are names, and the rest properties: each reads its own.
      ...(property.startsWith('twitter:') ? { name: property } : { property }),
      content,
    });
  return [
    headElement('title', { children: documentTitle(title) }),
    headElement('meta', { name: 'description', content: description }),
    headElement('link', { rel: 'canonical', href: url }),
    meta('og:site_name', product),
    meta('og:type', about?.type ?? 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    ...(about?.picture ?? [onlyWords]).map(([property, content]) => meta(property, content)),
    ...(about ? [oembedLink(apiUrl, url, title)] : []),
    jsonScript({ type: 'application/ld+json' }, about?.data(url) ?? siteData(publicUrl)),
  ].join('');
}

/** The same of a frame on somebody else's page: what search engines are to know stands on our own pages. */
export function frameHead(title: string): string {
  return (
    headElement('title', { children: title }) + headElement('meta', { name: 'robots', content: 'noindex' })
  );
}

/** What a page says of what it shows. */
function aboutOf(shown: ShownTitle | ShownCollection | undefined, apiUrl: string) {
  if (!shown) return undefined;
  if ('owner' in shown) {
    const description = collectionSummary(shown);
    return {
      path: paths.collection(shown.owner.username),
      type: 'profile',
      description,
      picture: ownerPicture(apiUrl, shown),
      data: (url: string): object => collectionData(shown, url, description),
    };
  }
  const description = summary(shown);
  return {
    path: titlePath(shown),
    type: 'article',
    description,
    picture: linkPicture(apiUrl, shown),
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
  const whole = [...line];
  return whole.length > longest
    ? `${whole
        .slice(0, longest - 1)
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
