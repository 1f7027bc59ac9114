import type { TitleRow } from '../../platform/db/schema.ts';
import { imageHosts } from '../../providers/fields/imageUrl.ts';

const host = `(?:${Object.values(imageHosts).flat().join('|').replaceAll('.', '\\.')})`;
/** Plain names between slashes: nothing that anybody could read in two ways, such as escapes and dot segments. */
const path = '(?:/(?!\\.{1,2}(?:[/" ]|$))[\\w.~-]{1,200}){1,12}';
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Each stands alone between quotes, or in a srcset before a space. */
const inJson = new RegExp(`https://(${host}${path})(?=[" ])`, 'g');
const ours = new RegExp(`^https?://[^/]+/pictures/(${uuid})/(${host}${path})$`);

/** A picture that a title shows, as its address on this server names it. */
export interface ProxiedImage {
  readonly titleId: string;
  /** Where it lies, without the scheme: a host of the providers, and a path there. */
  readonly place: string;
}

/** Puts our addresses of pictures in the place of the providers' in JSON of a title. What they do not fit, goes on as it is. */
export function proxyImageUrls(apiUrl: string) {
  return (titleId: string, json: string): string => json.replace(inJson, `${apiUrl}/pictures/${titleId}/$1`);
}

/** What a whole address of ours names, to the letter; undefined for any other, for one with a query too. */
export function readImageUrl(address: string): ProxiedImage | undefined {
  const [, titleId, place] = ours.exec(address) ?? [];
  return titleId && place ? { titleId, place } : undefined;
}

/** Whether a title shows the picture that lies there. */
export function showsImage({ item, card }: Pick<TitleRow, 'item' | 'card'>, place: string): boolean {
  return [item, card].some((json) => ['"', ' '].some((end) => json.includes(`https://${place}${end}`)));
}
