import type { Language } from '@gildshelf/api-client/contract';
import { Unavailable } from '../../../platform/http/errors.ts';
import { limitConcurrency, withTimeout } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import { defaultVariant, type PageVariant } from '../chooseVariant.ts';
import type { OwnPages, PageResponses, SiteSettings } from '../SiteRenderer.ts';

export interface OwnPagesOptions {
  readonly ownPages: OwnPages | undefined;
  /** Calls the API with the token of a user. */
  readonly callApi: (url: string, token?: string) => Promise<PageResponses[string]>;
  readonly settings: SiteSettings;
  readonly log: Log;
  /** Milliseconds after which the page is left to the browser. */
  readonly timeoutMs: number;
}

const maxRunning = 4;
const maxQueued = 50;
const queueShare = 0.5;

/**
 * Renders pages that only their owner sees, for one response each, without storing anything. Resolves to undefined where the page
 * is not that of the token's owner, or where the browser has to render it.
 */
export function createOwnPages({ ownPages, callApi, settings, log, timeoutMs }: OwnPagesOptions) {
  const gate = limitConcurrency(maxRunning, maxQueued, timeoutMs * queueShare);

  async function render(url: string, path: string, token: string, language: Language) {
    const response = await callApi(path, token);
    return response?.status === 200
      ? ownPages?.render(url, token, { [path]: response }, settings, language)
      : undefined;
  }

  return async (
    url: string,
    token: string,
    { language }: PageVariant = defaultVariant,
  ): Promise<string | undefined> => {
    const path = ownPages?.requestOf(url, token);
    if (path === undefined) return undefined;
    try {
      return await withTimeout(
        gate(() => render(url, path, token, language)),
        timeoutMs,
        undefined,
      );
    } catch (error) {
      const reason = error instanceof Unavailable ? 'too many at once' : String(error);
      log.warn({ event: 'page-not-rendered', path: url.split('?')[0], error: reason });
      return undefined;
    }
  };
}
