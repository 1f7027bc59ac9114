import type { HostAnswer } from '@gildshelf/api-client/react';
import { pageRequestUrls } from './pageRequestUrls.ts';
import { pageSubject } from './pageSubject.ts';
import { readPage } from './readPage.ts';

/** The status of a page, without rendering it: 404 for a missing title or collection. Rejects when a request fails. */
export async function pageStatus(
  url: string,
  fetchResponse: (request: string) => Promise<HostAnswer>,
): Promise<200 | 400 | 404> {
  const subject = pageSubject(url);
  if (subject?.kind !== 'title' && subject?.kind !== 'collection') return 200;
  const responses = await Promise.all(
    pageRequestUrls(subject).map(async (request) => [request, await fetchResponse(request)] as const),
  );
  return readPage(url, Object.fromEntries(responses)).status;
}
