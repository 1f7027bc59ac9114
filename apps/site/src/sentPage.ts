import { createSession, type Session, safeStorage } from '@gildshelf/api-client';
import type { SentAnswers } from '@gildshelf/api-client/react';

/** What a server has rendered the open page from; nothing of it where the page came empty. */
export interface SentPage {
  readonly answers?: SentAnswers;
  /** Of a page that was rendered for the signed-in person, started. */
  readonly session?: Session;
}

/** Reads what the open page was rendered from; nothing of a page whose owner is no longer signed in. */
export function sentPage(): SentPage {
  const element = document.getElementById('answers');
  if (!element?.textContent) return {};
  const answers: SentAnswers = JSON.parse(element.textContent);
  const { owner } = element.dataset;
  if (owner === undefined) return { answers };
  // The document outlives the session: the next person finds nothing of this one in it.
  element.remove();
  const session = createSession(safeStorage('localStorage'));
  session.start();
  if (session.getState().user?.userId === owner) return { answers, session };
  return {};
}
