import {
  type CatalogueType,
  catalogues,
  endpointUrl,
  isTitleSlug,
  mediaTypes,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { type HostAnswer, present, readAnswer, type SentAnswers } from '@gildshelf/api-client/react';
import type { EmbedProblem, EmbedRequest } from '@gildshelf/widgets/embed';
import { shownTypes } from '../pages/collection/collectionStart.ts';
import type { ShownCollection } from './collectionMetadata.ts';
import type { ShownTitle } from './pageHead.ts';
import { publicListUrl } from './pageRequestUrls.ts';
import { type PageSubject, pageSubject } from './pageSubject.ts';

const ok = 200;
const badRequest = 400;
const notFound = 404;

/** The status, path, title and content of a page. */
export interface ReadPage {
  readonly status: 200 | 400 | 404;
  readonly path: string;
  readonly title: string;
  readonly shown?: ShownTitle | ShownCollection;
  /** Set when the page can be read without JavaScript, but not used. */
  readonly needsScript?: true;
  /** Set when the page is shown in a frame on another website. */
  readonly frame?: EmbedRequest | EmbedProblem;
}

/** Reads the API responses for a page; throws when one of them has failed other than by 'not found'. */
export function readPage(url: string, responses: SentAnswers): ReadPage {
  // Concatenated, since `new URL('//', base)` throws.
  const { pathname } = new URL(`http://site.invalid${url}`);
  for (const [request, { status }] of Object.entries(responses))
    if (status !== ok && !isMissing(request, status)) throw new Error(`${request} responded with ${status}.`);
  const subject = pageSubject(url);
  if (subject?.kind === 'form')
    return { status: ok, path: pathname, title: subject.title, needsScript: true };
  if (subject?.kind === 'frame') {
    const { request } = subject;
    // Without requests the slug or the username is invalid, so that no such subject can exist.
    const isInvalid = !('problem' in request) && request.questions.length === 0;
    const isNotFound = isInvalid || Object.values(responses).some(({ status }) => status !== ok);
    const status = 'problem' in request ? badRequest : isNotFound ? notFound : ok;
    return {
      status,
      path: pathname,
      title: 'problem' in request ? 'Gildshelf' : request.titleOf(responses),
      frame: request,
    };
  }
  if (subject?.kind === 'collection') {
    const shown = readCollection(subject, responses);
    if (!shown) return { status: notFound, path: pathname, title: 'Not found' };
    const title = ownMessages.publicCollection.title(ownerName(shown.owner));
    return { status: ok, path: pathname, title, shown };
  }
  if (subject?.kind !== 'title')
    return { status: ok, path: pathname, title: subject?.kind === 'search' ? 'Search' : 'Gildshelf' };
  const { type, slug } = subject;
  const view = isTitleSlug(slug) ? readTitle(type, slug, responses) : undefined;
  if (!view) return { status: notFound, path: pathname, title: 'Not found' };
  return { status: ok, path: pathname, title: view.title, shown: { type, view } };
}

/** Whether a response means 'not found': 404, or 400 for a position that a collection does not have. */
const isMissing = (request: string, status: number) =>
  status === notFound || (status === badRequest && /[?&]after=/.test(request));

/** Undefined when one of the responses is 'not found'. */
function readCollection(
  { username, from }: Extract<PageSubject, { kind: 'collection' }>,
  responses: SentAnswers,
): ShownCollection | undefined {
  const lists = shownTypes(from).map((type) => {
    const { publicListEndpoint } = mediaTypes[type];
    const response: HostAnswer | undefined = responses[publicListUrl(username, type, from?.after)];
    return response?.status === ok ? ([type, readAnswer(publicListEndpoint, response)] as const) : undefined;
  });
  const read = lists.filter((list) => list !== undefined);
  const [first] = read;
  if (!first || read.length < lists.length) return undefined;
  return { owner: first[1], totals: Object.fromEntries(read.map(([type, { total }]) => [type, total])) };
}

function readTitle(type: CatalogueType, slug: string, responses: SentAnswers) {
  const { detailsEndpoint } = catalogues[type];
  const response: HostAnswer | undefined = responses[endpointUrl(detailsEndpoint, { params: { slug } })];
  if (response?.status !== ok) return undefined;
  const item = readAnswer(detailsEndpoint, response);
  return item ? present(type, item) : undefined;
}
