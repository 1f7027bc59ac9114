import type { CatalogueType } from '@gildshelf/api-client/contract';
import { type EmbedProblem, type EmbedRequest, readEmbedRequest } from '@gildshelf/widgets/embed';
import { parsePath } from 'react-router-dom';
import { catalogueTypeOf } from '../catalogueTypeOf.ts';
import { type CollectionStart, collectionStart } from '../pages/collection/collectionStart.ts';
import { paths } from '../paths.ts';

/** The subject of a public page. */
export type PageSubject =
  | { readonly kind: 'frame'; readonly request: EmbedRequest | EmbedProblem }
  | { readonly kind: 'home' }
  | { readonly kind: 'title'; readonly type: CatalogueType; readonly slug: string }
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'collection'; readonly username: string; readonly from?: CollectionStart | undefined }
  | { readonly kind: 'form'; readonly title: string };

const formTitles: Readonly<Record<string, string>> = {
  [paths.login]: 'Log in',
  [paths.register]: 'Create an account',
  [paths.forgotPassword]: 'Forgot password',
};

/** The subject of the page at a URL; undefined for pages about the signed-in user and for unknown URLs. */
export function pageSubject(url: string): PageSubject | undefined {
  // Not `new URL`, which throws for `//` and reads `\` as a slash.
  const { pathname = '', search } = parsePath(url);
  const request = readEmbedRequest(url);
  if (request) return { kind: 'frame', request };
  if (pathname === paths.home) return { kind: 'home' };
  if (pathname === paths.search)
    return { kind: 'search', query: (new URLSearchParams(search).get('query') ?? '').trim() };
  const title = formTitles[pathname];
  if (title) return { kind: 'form', title };
  const [, owner] = /^\/user\/([^/]+)\/collection$/.exec(pathname) ?? [];
  const username = owner && decode(owner);
  if (username) return { kind: 'collection', username, from: collectionStart(search) };
  const [, first, last, ...more] = pathname.split('/');
  const type = catalogueTypeOf(first);
  const slug = decode(last ?? '');
  return type && slug && more.length === 0 ? { kind: 'title', type, slug } : undefined;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
