import { type CatalogueType, dateLocale, type Language, languages } from '@gildshelf/api-client/contract';
import type { PageContent } from '../pages/definePage.ts';
import { documentTitle, product } from '../routing/pageTitle.ts';
import { paths } from '../routing/paths.ts';
import { siteDescription } from '../texts/siteDescription.ts';
import { headElement, jsonScript } from './elements.ts';
import { translateTo } from './languages.ts';
import { metadataOf } from './metadata.ts';

const tags = Object.keys(languages) as Language[];

const withoutImage = ['twitter:card', 'summary'] as const;

/** The settings of the site that its pages' metadata depends on. */
export interface HeadSettings {
  readonly publicUrl: string;
  /** Empty when it is the same as `publicUrl`. */
  readonly apiHost: string;
  /** The media types that the site shows; by default those of the built-in data. */
  readonly mediaTypes?: readonly CatalogueType[];
}

/** A page, as far as its metadata needs it. */
export interface HeadPage {
  /** The path of its URL. */
  readonly path: string;
  /** Its title in English; that of a title, a collection or browsed titles is part of `shown`. */
  readonly title: string;
  readonly shown?: PageContent['shown'];
}

/** The metadata of a page for search engines and link previews: title, description, URL, share image, structured data. */
export function pageHead(
  { publicUrl, apiHost, mediaTypes }: HeadSettings,
  { path, title: pageTitle, shown }: HeadPage,
  language: Language = 'en',
): string {
  const apiUrl = apiHost || publicUrl;
  const translate = translateTo[language];
  const metadata = metadataOf(shown, apiUrl, translate);
  const title = metadata?.title ?? translate(pageTitle);
  const plainUrl = publicUrl + (metadata?.path ?? path);
  const urlIn = (tag: Language) =>
    tag === 'en' ? plainUrl : `${plainUrl}${plainUrl.includes('?') ? '&' : '?'}lang=${tag}`;
  const url = urlIn(language);
  const description =
    metadata?.description ??
    siteDescription(translate, language === 'en' ? dateLocale : language, mediaTypes);
  const meta = (property: string, content: string) =>
    headElement('meta', {
      // Twitter reads the `name` attribute, Open Graph the `property` attribute.
      ...(property.startsWith('twitter:') ? { name: property } : { property }),
      content,
    });
  return [
    headElement('title', { children: documentTitle(title) }),
    headElement('meta', { name: 'description', content: description }),
    ...(metadata?.isIndexed === false ? [headElement('meta', { name: 'robots', content: 'noindex' })] : []),
    headElement('link', { rel: 'canonical', href: url }),
    ...tags.map((tag) => headElement('link', { rel: 'alternate', hrefLang: tag, href: urlIn(tag) })),
    headElement('link', { rel: 'alternate', hrefLang: 'x-default', href: plainUrl }),
    meta('og:site_name', product),
    meta('og:type', metadata?.type ?? 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:locale', language),
    ...(metadata?.image ?? [withoutImage]).map(([property, content]) => meta(property, content)),
    ...(metadata?.hasEmbed ? [oembedLink(apiUrl, plainUrl, title)] : []),
    ...(metadata?.feedPath ? feedLinks(apiUrl + metadata.feedPath, title, language) : []),
    jsonScript({ type: 'application/ld+json' }, metadata?.data(url) ?? siteData(publicUrl)),
  ].join('');
}

/** The head of a frame on another website, which is not indexed: search engines index the site's own pages. */
export function frameHead(title: string): string {
  return (
    headElement('title', { children: title }) + headElement('meta', { name: 'robots', content: 'noindex' })
  );
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

/** The link element by which consumers discover the page's oEmbed endpoint (oEmbed, 'Discovery'). */
function oembedLink(apiUrl: string, pageUrl: string, title: string): string {
  return headElement('link', {
    rel: 'alternate',
    type: 'application/json+oembed',
    href: `${apiUrl}/oembed?${new URLSearchParams({ url: pageUrl, format: 'json' })}`,
    title,
  });
}

/** The link elements by which feed readers discover the feeds of a collection. */
function feedLinks(feedUrl: string, title: string, language: Language): string[] {
  const query = language === 'en' ? '' : `?lang=${language}`;
  return [['application/atom+xml', 'atom'] as const, ['application/feed+json', 'json'] as const].map(
    ([type, extension]) =>
      headElement('link', { rel: 'alternate', type, href: `${feedUrl}.${extension}${query}`, title }),
  );
}
