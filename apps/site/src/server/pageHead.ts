import {
  type CatalogueType,
  catalogues,
  type MediaView,
  mediaTypes,
  noDescription,
} from '@gildshelf/api-client/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentTitle } from '../documentTitle.ts';
import { paths } from '../paths.ts';
import { jsonScript } from './jsonScript.ts';

/** What a title's page is about. */
export interface ShownTitle {
  readonly type: CatalogueType;
  readonly view: MediaView;
}

const product = 'Gildshelf';
const ofTheSite = 'Browse the best games and anime, and keep a shelf of your own.';
/** As much of a description as search engines and messengers show. */
const longest = 200;

/** What a page says of itself to search engines and to whoever shows a link to it: title, description, address, picture. */
export function pageHead(publicUrl: string, path: string, title: string, shown?: ShownTitle): string {
  const url = publicUrl + (shown ? titlePath(shown) : path);
  const description = shown ? summary(shown) : ofTheSite;
  const meta = (property: string, content: string) => element('meta', { property, content });
  return [
    element('title', { children: documentTitle(title) }),
    element('meta', { name: 'description', content: description }),
    element('link', { rel: 'canonical', href: url }),
    meta('og:site_name', product),
    meta('og:type', shown ? 'article' : 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    ...(shown?.view.imageUrl ? [meta('og:image', shown.view.imageUrl)] : []),
    element('meta', { name: 'twitter:card', content: 'summary' }),
    jsonScript(
      { type: 'application/ld+json' },
      shown ? titleData(shown, url, description) : siteData(publicUrl),
    ),
  ].join('');
}

/** One element of the head; React escapes what stands in it. */
function element(tag: string, attributes: Readonly<Record<string, string>>): string {
  // What only belongs to this page is taken out when somebody goes on to the next.
  return renderToStaticMarkup(
    createElement(tag, { ...attributes, 'data-page': tag === 'title' ? undefined : '' }),
  );
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
