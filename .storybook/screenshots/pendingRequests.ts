import type { Page, Request } from '@playwright/test';

const requestsByPage = new WeakMap<Page, Set<Request>>();

/** Returns a live set of the pending requests of a page, recorded since the first call for that page. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
  const existing = requestsByPage.get(page);
  if (existing) return existing;
  const pending = new Set<Request>();
  requestsByPage.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}
