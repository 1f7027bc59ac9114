import {
  type CatalogueType,
  callAddress,
  catalogues,
  isTitleSlug,
  mediaTypes,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { type HostAnswer, present, readAnswer, type SentAnswers } from '@gildshelf/api-client/react';
import type { EmbedProblem, EmbedRequest } from '@gildshelf/widgets/embed';
import { shownTypes } from '../pages/collection/collectionStart.ts';
import type { ShownCollection } from './collectionAbout.ts';
import type { ShownTitle } from './pageHead.ts';
import { publicListAddress } from './pageQuestions.ts';
import { type PageSubject, pageSubject } from './pageSubject.ts';

const ok = 200;
const badRequest = 400;
const notFound = 404;

/** What a page says of itself: how it is answered, where it stands, what it is called and what it shows. */
export interface ReadPage {
  readonly status: 200 | 400 | 404;
  readonly path: string;
  readonly title: string;
  readonly shown?: ShownTitle | ShownCollection;
  /** It can be read without script, not used. */
  readonly needsScript?: true;
  /** It stands in a frame on somebody else's page. */
  readonly frame?: EmbedRequest | EmbedProblem;
}

/** Reads the answers for a page; an Error where one of them is none that a page could be made from. */
export function readPage(address: string, answers: SentAnswers): ReadPage {
  // Concatenated, since `new URL('//', base)` throws.
  const { pathname } = new URL(`http://site.invalid${address}`);
  for (const [asked, { status }] of Object.entries(answers))
    if (status !== ok && !isMissing(asked, status)) throw new Error(`${asked} was answered with ${status}.`);
  const subject = pageSubject(address);
  if (subject?.kind === 'form')
    return { status: ok, path: pathname, title: subject.title, needsScript: true };
  if (subject?.kind === 'frame') {
    const { request } = subject;
    // Nobody can have a name that nothing can be asked for.
    const isNobody = !('problem' in request) && request.questions.length === 0;
    const hasNone = isNobody || Object.values(answers).some(({ status }) => status !== ok);
    const status = 'problem' in request ? badRequest : hasNone ? notFound : ok;
    return {
      status,
      path: pathname,
      title: 'problem' in request ? 'Gildshelf' : request.titleOf(answers),
      frame: request,
    };
  }
  if (subject?.kind === 'collection') {
    const shown = readCollection(subject, answers);
    if (!shown) return { status: notFound, path: pathname, title: 'Not found' };
    const title = ownMessages.publicCollection.title(ownerName(shown.owner));
    return { status: ok, path: pathname, title, shown };
  }
  if (subject?.kind !== 'title')
    return { status: ok, path: pathname, title: subject?.kind === 'search' ? 'Search' : 'Gildshelf' };
  const { type, slug } = subject;
  const view = isTitleSlug(slug) ? readTitle(type, slug, answers) : undefined;
  if (!view) return { status: notFound, path: pathname, title: 'Not found' };
  return { status: ok, path: pathname, title: view.title, shown: { type, view } };
}

/** A response that says that there is no such thing: 404, or 400 for a place that a collection does not have. */
const isMissing = (asked: string, status: number) =>
  status === notFound || (status === badRequest && /[?&]after=/.test(asked));

/** Nothing where one of the answers says that there is none. */
function readCollection(
  { username, from }: Extract<PageSubject, { kind: 'collection' }>,
  answers: SentAnswers,
): ShownCollection | undefined {
  const lists = shownTypes(from).map((type) => {
    const { publicListEndpoint } = mediaTypes[type];
    const answer: HostAnswer | undefined = answers[publicListAddress(username, type, from?.after)];
    return answer?.status === ok ? ([type, readAnswer(publicListEndpoint, answer)] as const) : undefined;
  });
  const read = lists.filter((list) => list !== undefined);
  const [first] = read;
  if (!first || read.length < lists.length) return undefined;
  return { owner: first[1], totals: Object.fromEntries(read.map(([type, { total }]) => [type, total])) };
}

function readTitle(type: CatalogueType, slug: string, answers: SentAnswers) {
  const { detailsEndpoint } = catalogues[type];
  const answer: HostAnswer | undefined = answers[callAddress(detailsEndpoint, { params: { slug } })];
  if (answer?.status !== ok) return undefined;
  const item = readAnswer(detailsEndpoint, answer);
  return item ? present(type, item) : undefined;
}
