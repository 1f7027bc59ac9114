import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '../../../platform/async/limitConcurrency.ts';
import { withTimeout } from '../../../platform/async/withTimeout.ts';
import { Unavailable } from '../../../platform/http/errors.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { PageAnswers, SiteRenderer } from '../SiteRenderer.ts';
import { isFrameRoute } from '../siteRoutes.ts';
import type { SiteSettings } from '../siteSettings.ts';
import { type NoncedPage, noncedPage } from './noncedPage.ts';
import type { PageTemplate } from './pageTemplate.ts';

/** A page that has been rendered. */
export interface KeptPage {
  readonly status: 200 | 400 | 404;
  readonly bytes: NoncedPage;
}

export interface PagesOptions {
  readonly renderer: SiteRenderer;
  readonly template: PageTemplate;
  /** Calls our API by a URL, with a token in the name of its owner. */
  readonly ask: (address: string, token?: string) => Promise<PageAnswers[string]>;
  readonly settings: SiteSettings;
  readonly clock: () => number;
  readonly log: Log;
  /** Milliseconds that a request waits for a page that has never been rendered. */
  readonly patience: number;
  /** The size of all cached pages. */
  readonly cacheBytes: number;
}

/** The public pages by their addresses; undefined where the browser renders one. */
export interface Pages {
  /** One that has been rendered before. */
  readonly keptOf: (address: string) => KeptPage | undefined;
  /** The same, and rendered now where it has not been. */
  readonly pageOf: (address: string) => Promise<KeptPage | undefined>;
  /** The status of a page that the browser renders: what does not exist is 404 all the same. */
  readonly statusOf: (address: string) => Promise<KeptPage['status']>;
}

/** After that a kept page is rendered again behind the answer that still has it. */
const freshMs = 30_000;
/** So many pages, and beside them so many frames, are rendered at the same time; more wait in the order of their requests. */
const mostAtOnce = { pages: 16, frames: 4 };
const mostWaiting = 200;
/** A page that has waited for so much of the time that its request has is not begun: it would be too late. */
const waitShare = 0.5;
/** A page that the browser renders waits for its status only a part of that time. */
const statusShare = 0.25;

interface Entry extends KeptPage {
  readonly questions: readonly string[];
  /** What it was made from. */
  readonly answersHash: string;
  checkedAt: number;
  /** When that was asked for. */
  askedAt: number;
  readonly greatestAge: number;
  /** Compressed as well as possible. */
  readonly isSmallest: boolean;
}

/**
 * The public pages, rendered when they are first asked for and kept. Undefined where a page is rendered in the browser:
 * as all pages are that are about the person, and any that fails here or is slow, which is logged and counted.
 */
export function createPages({
  renderer,
  template,
  ask,
  settings,
  clock,
  log,
  patience,
  cacheBytes,
}: PagesOptions): Pages {
  const kept = new LRUCache<string, Entry>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => bytes.size,
  });
  const underWay = new Map<string, Promise<Entry | undefined>>();
  const pagesGate = limitConcurrency(mostAtOnce.pages, mostWaiting, patience * waitShare);
  const framesGate = limitConcurrency(mostAtOnce.frames, mostWaiting, patience * waitShare);
  let failures = 0;
  let isCompressing = false;

  async function make(address: string, questions: readonly string[]): Promise<Entry> {
    const before = kept.peek(address);
    const askedAt = clock();
    const answers = Object.fromEntries(
      await Promise.all(questions.map(async (question) => [question, await ask(question)] as const)),
    );
    const answersHash = createHash('sha256').update(JSON.stringify(answers)).digest('base64');
    const checkedAt = clock();
    if (before?.answersHash === answersHash) {
      Object.assign(before, { checkedAt, askedAt });
      makeSmallest(address, before).catch((error: unknown) => fail(address, error));
      return before;
    }
    const page = await renderer.renderPage(address, answers, settings);
    const entry = {
      status: page.status,
      bytes: await noncedPage(...template.fill(page, renderer.modulesOf(address))),
      questions,
      answersHash,
      checkedAt,
      askedAt,
      greatestAge: renderer.greatestAgeOf(address) ?? Number.POSITIVE_INFINITY,
      isSmallest: false,
    };
    kept.set(address, entry);
    return entry;
  }

  /** For a page that is requested again and has not changed, so that it is sent more often; one page at a time. */
  async function makeSmallest(address: string, entry: Entry) {
    if (entry.isSmallest || isCompressing) return;
    isCompressing = true;
    const bytes = await entry.bytes.smallest().finally(() => {
      isCompressing = false;
    });
    if (kept.peek(address) === entry) kept.set(address, { ...entry, bytes, isSmallest: true });
  }

  /** One at a time of each page, however many ask. */
  function makeOnce(address: string, questions: readonly string[]): Promise<Entry | undefined> {
    const known = underWay.get(address);
    if (known) return known;
    const gate = isFrameRoute(pathOf(address)) ? framesGate : pagesGate;
    const making = gate(() => make(address, questions))
      .catch((error: unknown) => {
        fail(address, error instanceof Unavailable ? 'too many at once' : error);
        return undefined;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, making);
    return making;
  }

  function fail(address: string, error: unknown) {
    failures += 1;
    // Without what somebody has searched for.
    const [path] = address.split('?');
    log.warn({ event: 'page-not-rendered', path, error: String(error), failures });
  }

  function keptOf(address: string): KeptPage | undefined {
    const page = kept.get(address);
    if (page && clock() - page.askedAt >= page.greatestAge) return undefined;
    if (page && clock() - page.checkedAt >= freshMs) {
      page.checkedAt = clock();
      makeOnce(address, page.questions);
    }
    return page;
  }

  async function pageOf(address: string): Promise<KeptPage | undefined> {
    const page = keptOf(address);
    if (page) return page;
    const questions = renderer.questionsOf(address);
    if (!questions) return undefined;
    const late = new AbortController();
    const made = await Promise.race([
      makeOnce(address, questions),
      wait(patience, 'late' as const, { ref: false, signal: late.signal }).catch(() => 'late' as const),
    ]);
    late.abort();
    if (made !== 'late') return made;
    fail(address, 'too slow');
    return undefined;
  }

  async function statusOf(address: string): Promise<KeptPage['status']> {
    const status = renderer.statusOf(address, ask).catch(() => 200 as const);
    return withTimeout(status, patience * statusShare, 200);
  }

  return { keptOf, pageOf, statusOf };
}

const pathOf = (address: string) => address.split('?')[0] ?? '';
