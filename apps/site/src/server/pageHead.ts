import { documentTitle, product } from '../routing/pageTitle.ts';
import { paths } from '../routing/paths.ts';
import { siteDescription } from '../texts/siteTexts.evaluated.ts';
import { headElement, jsonScript } from './elements.ts';
import { metadataOf, type ShownCollection, type ShownTitle } from './metadata.ts';

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
