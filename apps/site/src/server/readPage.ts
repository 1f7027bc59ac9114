import { builtInTypes } from '@gildshelf/api-client/contract';
import type { HostResponse, PrefetchedResponses } from '@gildshelf/api-client/react';
import { notFoundContent, type PageContent } from '../pages/definePage.ts';
import { matchPage, requestUrlsOf } from './serverPages.ts';

/** The content of a page at its path. */
export interface ReadPage extends PageContent {
  readonly path: string;
  /** Set when the page can be read without JavaScript, but not used. */
  readonly needsScript: boolean;
}

/** Reads the API responses for a page; throws when one of them has failed other than by 'not found'. */
export function readPage(url: string, responses: PrefetchedResponses, mediaTypes = builtInTypes): ReadPage {
  for (const [request, { status }] of Object.entries(responses))
    if (status !== 200 && !isMissing(request, status))
      throw new Error(`${request} responded with ${status}.`);
  const matched = matchPage(url);
  if (!matched) return { ...notFoundContent, path: url, needsScript: false };
  const { page, pathname, url: pageUrl } = matched;
  const content = page.render?.read?.(pageUrl, responses, mediaTypes) ?? { status: 200, title: page.title };
  return { ...content, path: pathname, needsScript: page.render?.needsScript === true };
}

/** Whether a response means 'not found': 404, or 400 for a position that a collection does not have. */
const isMissing = (request: string, status: number) =>
  status === 404 || (status === 400 && /[?&]after=/.test(request));

/**
 * The status of a page, without rendering it: 404 for a missing title or collection. Pages that always exist need no request.
 * Rejects when a request fails.
 */
export async function pageStatus(
  url: string,
  fetchResponse: (request: string) => Promise<HostResponse>,
  mediaTypes = builtInTypes,
): Promise<PageContent['status']> {
  if (!matchPage(url)?.page.render?.read) return 200;
  const requests = requestUrlsOf(url, mediaTypes) ?? [];
  const responses = await Promise.all(
    requests.map(async (request) => [request, await fetchResponse(request)] as const),
  );
  return readPage(url, Object.fromEntries(responses), mediaTypes).status;
}
