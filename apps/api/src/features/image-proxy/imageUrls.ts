import type { TitleRow } from '../../platform/db/schema.ts';
import { imageHosts } from '../../providers/fields/imageUrl.ts';

const host = `(?:${Object.values(imageHosts).flat().join('|').replaceAll('.', '\\.')})`;
/** Plain names between slashes, without escapes and dot segments, which servers interpret differently. */
const path = '(?:/(?!\\.{1,2}(?:[/" ]|$))[\\w.~-]{1,200}){1,12}';
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A URL in JSON ends at a quote, or in a srcset at a space. */
const imageUrlInJson = new RegExp(`https://(${host}${path})(?=[" ])`, 'g');
const proxyUrl = new RegExp(`^https?://[^/]+/pictures/(${uuid})/(${host}${path})$`);

/** An image of a title, as its URL on this server identifies it. */
export interface ProxiedImage {
  readonly titleId: string;
  /** Its URL at the provider without the scheme: `<host>/<path>`. */
  readonly imagePath: string;
}

/** Rewrites providers' image URLs in the JSON of a title to this server; URLs that it cannot serve stay as they are. */
export function proxyImageUrls(apiUrl: string) {
  return (titleId: string, json: string): string =>
    json.replace(imageUrlInJson, `${apiUrl}/pictures/${titleId}/$1`);
}

/** Parses an absolute image URL of this server; undefined for any other URL, also for one with a query. */
export function readImageUrl(url: string): ProxiedImage | undefined {
  const [, titleId, imagePath] = proxyUrl.exec(url) ?? [];
  return titleId && imagePath ? { titleId, imagePath } : undefined;
}

/** Whether a title shows the image at this `<host>/<path>`. */
export function showsImage({ item, card }: Pick<TitleRow, 'item' | 'card'>, imagePath: string): boolean {
  return [item, card].some((json) => ['"', ' '].some((end) => json.includes(`https://${imagePath}${end}`)));
}
