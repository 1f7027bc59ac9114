import {
  type CatalogueType,
  catalogues,
  catalogueTypes,
  isTitleSlug,
  matchPath,
} from '@gildshelf/api-client/contract';
import type { PageFacts } from '../../config/PageFacts.ts';

/** A page of this site that can be embedded. */
export type EmbeddablePage =
  | { readonly kind: 'title'; readonly type: CatalogueType; readonly slug: string }
  /** The username is not validated: an invalid one is treated like that of an unknown user. */
  | { readonly kind: 'collection'; readonly username: string };

/** Parses the URL of a page; undefined for another site, or for a page that cannot be embedded. */
export function readUrl(
  publicUrl: string,
  pages: readonly PageFacts[],
  url: string,
): EmbeddablePage | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, username: user, password, pathname } = new URL(url);
  if (origin !== publicUrl || user || password) return undefined;
  const path = pathname.replace(/(?<=.)\/$/, '');
  for (const page of pages) {
    const params = page.embed && matchPath(page.path, path);
    if (!params) continue;
    const { username = '', slug = '' } = params;
    if (page.embed === 'collection') return { kind: 'collection', username };
    const type = catalogueTypes.find((name) => catalogues[name].detailRoute === page.path);
    return type && isTitleSlug(slug) ? { kind: 'title', type, slug } : undefined;
  }
  return undefined;
}
