import { headElement } from './headElement.ts';

/** Where whoever embeds pages asks what to show of this one (oEmbed, 'Discovery'). */
export function oembedLink(apiUrl: string, pageUrl: string, title: string): string {
  return headElement('link', {
    rel: 'alternate',
    type: 'application/json+oembed',
    href: `${apiUrl}/oembed?${new URLSearchParams({ url: pageUrl, format: 'json' })}`,
    title,
  });
}
