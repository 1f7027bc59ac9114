import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Unavailable } from '../../../platform/http/errors.ts';
import { createSingleFlight, limitConcurrency, withTimeout } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import { defaultVariant, type PageVariant } from '../chooseVariant.ts';
import { createFindPage } from '../findPage.ts';
import type { PageResponses, SiteRenderer, SiteSettings } from '../SiteRenderer.ts';
import { type NoncedPage, noncedPage } from './noncedPage.ts';
import type { PageTemplate } from './pageTemplate.ts';

/** A rendered page. */
export interface CachedPage {
  readonly status: 200 | 400 | 404;
  readonly bytes: NoncedPage;
}

export interface PagesOptions {
  readonly renderer: SiteRenderer;
  readonly template: PageTemplate;
  /** Calls the API by URL, as the owner of a token where one is given. */
  readonly callApi: (url: string, token?: string) => Promise<PageResponses[string]>;
  /** The path of a title that the one at a path was merged into. */
  readonly findRedirect?: ((path: string) => Promise<string | undefined>) | undefined;
  readonly settings: SiteSettings;
  readonly clock: () => number;
  readonly log: Log;
  /** Milliseconds that a request waits for the first rendering of a page. */
  readonly timeoutMs: number;
  /** The maximum size of all cached pages, in bytes. */
  readonly cacheBytes: number;
}

/** The public pages by URL and variant; undefined where the browser renders one. */
export interface Pages {
  /** A cached page. */
  readonly cachedPage: (url: string, variant?: PageVariant) => CachedPage | undefined;
  /** A cached page, or else one that is rendered for this call. */
  readonly pageOf: (url: string, variant?: PageVariant) => Promise<CachedPage | undefined>;
  /** The status of a page that the browser renders: 404 where it does not exist. */
  readonly statusOf: (url: string) => Promise<CachedPage['status']>;
}

/** An older cached page is still served, and rendered again in the background. */
const freshMs = 30_000;
/** The most pages and, separately, frames that are rendered at once; others are queued in the order of their requests. */
const maxRunning = { pages: 16, frames: 4 };
const maxQueued = 200;
/** The share of a request's timeout that its page may spend in the queue; later it could not be rendered in time. */
const queueShare = 0.5;
/** The share of the timeout for the status of a page that the browser renders. */
const statusShare = 0.25;

/** A page in one of its variants. */
interface PageKey extends PageVariant {
  readonly url: string;
}

const cacheKey = ({ url, language, theme }: PageKey) => `${language} ${theme?.name ?? ''} ${url}`;

interface Entry extends CachedPage {
  readonly requests: readonly string[];
  /** The hash of the API responses that it was rendered from. */
  readonly responsesHash: string;
  checkedAt: number;
  /** When those responses were requested. */
  requestedAt: number;
  readonly maxAge: number;
  /** Whether it is compressed with the best quality. */
  readonly isSmallest: boolean;
}

/**
 * Renders public pages on their first request and caches them. Resolves to undefined where the browser renders a page: pages that
 * depend on the user, and pages whose rendering fails or is slow, which is logged and counted.
 */
export function createPages({
  renderer,
  template,
  callApi,
  findRedirect,
  settings,
  clock,
  log,
  timeoutMs,
  cacheBytes,
}: PagesOptions): Pages {
  const cache = new LRUCache<string, Entry>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => bytes.size,
  });
  const renderings = createSingleFlight<Entry | undefined>();
  const pagesGate = limitConcurrency(maxRunning.pages, maxQueued, timeoutMs * queueShare);
  const framesGate = limitConcurrency(maxRunning.frames, maxQueued, timeoutMs * queueShare);
  const findPage = createFindPage(renderer.pages);
  let failures = 0;
  let isCompressing = false;

  async function render(key: PageKey, requests: readonly string[]): Promise<Entry | undefined> {
    const { url, language, theme } = key;
    if (await findRedirect?.(pathOf(url))) {
      // The next request for the page is redirected.
      cache.delete(cacheKey(key));
      return undefined;
    }
    const previous = cache.peek(cacheKey(key));
    const requestedAt = clock();
    const responses = Object.fromEntries(
      await Promise.all(requests.map(async (request) => [request, await callApi(request)] as const)),
    );
    const responsesHash = createHash('sha256').update(JSON.stringify(responses)).digest('base64');
    const checkedAt = clock();
    if (previous?.responsesHash === responsesHash) {
      Object.assign(previous, { checkedAt, requestedAt });
      recompress(key, previous).catch((error: unknown) => reportFailure(url, error));
      return previous;
    }
    const page = await renderer.renderPage(url, responses, settings, language);
    const entry = {
      status: page.status,
      bytes: await noncedPage(...template.fill(page, renderer.modulesOf(url, language), theme)),
      requests,
      responsesHash,
      checkedAt,
      requestedAt,
      maxAge: renderer.maxAgeOf(url) ?? Number.POSITIVE_INFINITY,
      isSmallest: false,
    };
    cache.set(cacheKey(key), entry);
    return entry;
  }

  /** Called for an unchanged page that is requested again, which is likely to be served often. One page at a time. */
  async function recompress(key: PageKey, entry: Entry) {
    if (entry.isSmallest || isCompressing) return;
    isCompressing = true;
    const bytes = await entry.bytes.recompressed().finally(() => {
      isCompressing = false;
    });
    const name = cacheKey(key);
    if (cache.peek(name) === entry) cache.set(name, { ...entry, bytes, isSmallest: true });
  }

  /** Concurrent calls for the same page share one rendering. */
  function renderOnce(key: PageKey, requests: readonly string[]): Promise<Entry | undefined> {
    const { url } = key;
    const gate = findPage(pathOf(url))?.layout === 'frame' ? framesGate : pagesGate;
    return renderings.run(cacheKey(key), () =>
      gate(() => render(key, requests)).catch((error: unknown) => {
        reportFailure(url, error instanceof Unavailable ? 'too many at once' : error);
        return undefined;
      }),
    );
  }

  function reportFailure(url: string, error: unknown) {
    failures += 1;
    // Without the query, which may contain a user's search.
    const [path] = url.split('?');
    log.warn({ event: 'page-not-rendered', path, error: String(error), failures });
  }

  function cachedPage(url: string, variant = defaultVariant): CachedPage | undefined {
    const key = { url, ...variant };
    const page = cache.get(cacheKey(key));
    if (page && clock() - page.requestedAt >= page.maxAge) return undefined;
    if (page && clock() - page.checkedAt >= freshMs) {
      page.checkedAt = clock();
      renderOnce(key, page.requests);
    }
    return page;
  }

  async function pageOf(url: string, variant = defaultVariant): Promise<CachedPage | undefined> {
    const page = cachedPage(url, variant);
    if (page) return page;
    const requests = renderer.requestUrlsOf(url, settings.mediaTypes);
    if (!requests) return undefined;
    const rendered = await withTimeout(renderOnce({ url, ...variant }, requests), timeoutMs, 'late' as const);
    if (rendered !== 'late') return rendered;
    reportFailure(url, 'too slow');
    return undefined;
  }

  async function statusOf(url: string): Promise<CachedPage['status']> {
    const status = renderer.statusOf(url, callApi, settings.mediaTypes).catch(() => 200 as const);
    return withTimeout(status, timeoutMs * statusShare, 200);
  }

  return { cachedPage, pageOf, statusOf };
}

const pathOf = (url: string) => url.split('?')[0] ?? '';
