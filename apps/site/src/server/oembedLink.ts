import { headElement } from './headElement.ts';

/** The link element by which consumers discover the page's oEmbed endpoint (oEmbed, 'Discovery'). */
export function oembedLink(apiUrl: string, pageUrl: string, title: string): string {
  return headElement('link', {
    rel: 'alternate',
    type: 'application/json+oembed',
    href: `${apiUrl}/oembed?${new URLSearchParams({ url: pageUrl, format: 'json' })}`,
    title,
  });
}
