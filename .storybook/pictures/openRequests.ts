import type { Page, Request } from '@playwright/test';

const requests = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have no response yet, counted from the first call on. */
export function openRequests(page: Page): ReadonlySet<Request> {
  const known = requests.get(page);
  if (known) return known;
  const open = new Set<Request>();
  requests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}
