import { createSession, type Session, safeStorage } from '@gildshelf/api-client';
import type { SentAnswers } from '@gildshelf/api-client/react';

/** The data from which the server has rendered the open page; empty when the page is not server-rendered. */
export interface HydrationData {
  readonly responses?: SentAnswers;
  /** The started session of a page that was rendered for the signed-in user. */
  readonly session?: Session;
}

/** Reads the hydration data of the open page; empty when the page was rendered for a user who is no longer signed in. */
export function readHydrationData(): HydrationData {
  const element = document.getElementById('answers');
  if (!element?.textContent) return {};
  const responses: SentAnswers = JSON.parse(element.textContent);
  const { owner } = element.dataset;
  if (owner === undefined) return { responses };
  // The document outlives the session: the next user must not find this user's data in it.
  element.remove();
  const session = createSession(safeStorage('localStorage'));
  session.start();
  if (session.getState().user?.userId === owner) return { responses, session };
  return {};
}
