import { createSession, type Session, safeStorage } from '@gildshelf/api-client';
import type { PrefetchedResponses } from '@gildshelf/api-client/react';

/** The data from which the server has rendered the open page; empty when the page is not server-rendered. */
export interface HydrationData {
  readonly responses?: PrefetchedResponses;
  /** The started session of a page that was rendered for the signed-in user. */
  readonly session?: Session;
}

/** Reads the hydration data of the open page; empty when the page was rendered for a user who is no longer signed in. */
export function readHydrationData(): HydrationData {
  const element = document.getElementById('responses');
  if (!element?.textContent) return {};
  const responses: PrefetchedResponses = JSON.parse(element.textContent);
  const { owner } = element.dataset;
  if (owner === undefined) return { responses };
  // The document outlives the session: the next user must not find this user's data in it.
  element.remove();
  const session = createSession(safeStorage('localStorage'));
  session.start();
  if (session.getState().user?.userId === owner) return { responses, session };
  return {};
}

/**
 * Whether the first render differs from the server-rendered markup: the visitor has navigated since, or the form starts with data
 * that the server does not have, which is a message in the navigation state or a stored failed attempt.
 */
export function differsFromServerRender(): boolean {
  if (hasNavigatedAway()) return true;
  if (!location.pathname.startsWith('/auth/')) return false;
  const storage = safeStorage('sessionStorage');
  const state = history.state ?? {};
  const keys = [attemptKey('login'), attemptKey('register')];
  return Boolean(state.usr) || keys.some((key) => storage.get(key) ?? state[key]);
}

const urlOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/**
 * Whether the visitor has navigated back or forward since the document was requested, before any script of the site could listen for
 * it: the server-rendered markup then belongs to another page.
 */
export function hasNavigatedAway(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && urlOf(new URL(entry.name)) !== urlOf(location);
}

/** The storage key of a form's failed attempt; declared here, since the entry must not load the forms. */
export const attemptKey = (form: 'login' | 'register') => `failedAttempt_${form}`;
