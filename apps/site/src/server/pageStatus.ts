import type { HostAnswer } from '@gildshelf/api-client/react';
import { pageQuestions } from './pageQuestions.ts';
import { pageSubject } from './pageSubject.ts';
import { readPage } from './readPage.ts';

/** The status of a page without rendering it: 404 for a title or a collection that does not exist. */
export async function pageStatus(
  address: string,
  ask: (question: string) => Promise<HostAnswer>,
): Promise<200 | 400 | 404> {
  const subject = pageSubject(address);
  if (subject?.kind !== 'title' && subject?.kind !== 'collection') return 200;
  const answers = await Promise.all(
    pageQuestions(subject).map(async (question) => [question, await ask(question)] as const),
  );
  return readPage(address, Object.fromEntries(answers)).status;
}
