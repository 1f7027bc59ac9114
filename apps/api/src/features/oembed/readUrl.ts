import { type CatalogueType, catalogues, isTitleSlug } from '@gildshelf/api-client/contract';

/** A page of ours that can be embedded. */
export type EmbeddablePage =
  | { readonly kind: 'title'; readonly type: CatalogueType; readonly slug: string }
  /** Of whatever is called so: a name that nobody can have is one of nobody. */
  | { readonly kind: 'collection'; readonly username: string };

const collectionPath = /^\/user\/([^/]+)\/collection$/;

/** Which page an address of the site leads to; undefined where it is not ours, or none that can be embedded. */
export function readUrl(publicUrl: string, address: string): EmbeddablePage | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, username: user, password, pathname } = new URL(address);
  if (origin !== publicUrl || user || password) return undefined;
  const path = decode(pathname.replace(/(?<=.)\/$/, ''));
  if (path === undefined) return undefined;
  const username = collectionPath.exec(path)?.[1];
  if (username) return { kind: 'collection', username };
  for (const type of Object.keys(catalogues) as CatalogueType[]) {
    const before = catalogues[type].detailPath('');
    const slug = path.startsWith(before) ? path.slice(before.length) : '';
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
