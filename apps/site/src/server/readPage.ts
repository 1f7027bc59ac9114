import { type CatalogueType, callAddress, catalogues, isTitleSlug } from '@gildshelf/api-client/contract';
import { type HostAnswer, present, readAnswer, type SentAnswers } from '@gildshelf/api-client/react';
import type { ShownTitle } from './pageHead.ts';
import { pageSubject } from './pageSubject.ts';

const ok = 200;
const notFound = 404;

/** What a page says of itself: how it is answered, where it stands, what it is called and which title it shows. */
export interface ReadPage {
  readonly status: 200 | 404;
  readonly path: string;
  readonly title: string;
  readonly shown?: ShownTitle;
  /** It can be read without script, not used. */
  readonly needsScript?: true;
}

/** Reads the answers for a page; an Error where one of them is none that a page could be made from. */
export function readPage(address: string, answers: SentAnswers): ReadPage {
  const { pathname } = new URL(address, 'http://site.invalid');
  for (const [asked, { status }] of Object.entries(answers))
    if (status !== ok && status !== notFound) throw new Error(`${asked} was answered with ${status}.`);
  const subject = pageSubject(address);
  if (subject?.kind === 'form')
    return { status: ok, path: pathname, title: subject.title, needsScript: true };
  if (subject?.kind !== 'title')
    return { status: ok, path: pathname, title: subject?.kind === 'search' ? 'Search' : 'Gildshelf' };
  const { type, slug } = subject;
  const view = isTitleSlug(slug) ? readTitle(type, slug, answers) : undefined;
  if (!view) return { status: notFound, path: pathname, title: 'Not found' };
  return { status: ok, path: pathname, title: view.title, shown: { type, view } };
}

function readTitle(type: CatalogueType, slug: string, answers: SentAnswers) {
  const { detailsEndpoint } = catalogues[type];
  const answer: HostAnswer | undefined = answers[callAddress(detailsEndpoint, { params: { slug } })];
  if (answer?.status !== ok) return undefined;
  const item = readAnswer(detailsEndpoint, answer);
  return item ? present(type, item) : undefined;
}
