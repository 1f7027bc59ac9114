import { type CatalogueType, catalogues, isTitleSlug } from '@gildshelf/api-client/contract';

/** A page of this site that can be embedded. */
export type EmbeddablePage =
  | { readonly kind: 'title'; readonly type: CatalogueType; readonly slug: string }
  /** The username is not validated: an invalid one is treated like that of an unknown user. */
  | { readonly kind: 'collection'; readonly username: string };

const collectionPath = /^\/user\/([^/]+)\/collection$/;

/** Parses the URL of a page; undefined for another site, or for a page that cannot be embedded. */
export function readUrl(publicUrl: string, url: string): EmbeddablePage | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, username: user, password, pathname } = new URL(url);
  if (origin !== publicUrl || user || password) return undefined;
  const path = decode(pathname.replace(/(?<=.)\/$/, ''));
  if (path === undefined) return undefined;
  const username = collectionPath.exec(path)?.[1];
  if (username) return { kind: 'collection', username };
  for (const type of Object.keys(catalogues) as CatalogueType[]) {
    const prefix = catalogues[type].detailPath('');
    const slug = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    if (slug && !slug.includes('/') && isTitleSlug(slug)) return { kind: 'title', type, slug };
  }
  return undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
