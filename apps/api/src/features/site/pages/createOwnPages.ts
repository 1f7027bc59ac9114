import { limitConcurrency } from '../../../platform/async/limitConcurrency.ts';
import { withTimeout } from '../../../platform/async/withTimeout.ts';
import { Unavailable } from '../../../platform/http/errors.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import type { OwnPages, PageAnswers } from '../SiteRenderer.ts';
import type { SiteSettings } from '../siteSettings.ts';

export interface OwnPagesOptions {
  readonly ownPages: OwnPages | undefined;
  /** Calls the API in the name of the person whose token it is. */
  readonly ask: (url: string, token?: string) => Promise<PageAnswers[string]>;
  readonly settings: SiteSettings;
  readonly log: Log;
  /** Milliseconds until the browser renders the page. */
  readonly patience: number;
}

const atOnce = 4;
const mostWaiting = 50;
const waitShare = 0.5;

/**
 * Renders pages that only their owner sees, for one response each: nothing of them is stored. Resolves to undefined where the page is
 * not that of the token's owner, or the browser has to render it.
 */
export function createOwnPages({ ownPages, ask, settings, log, patience }: OwnPagesOptions) {
  const gate = limitConcurrency(atOnce, mostWaiting, patience * waitShare);

  async function render(url: string, path: string, token: string): Promise<string | undefined> {
    const response = await ask(path, token);
    return response?.status === 200
      ? ownPages?.render(url, token, { [path]: response }, settings)
      : undefined;
  }

  return async (url: string, token: string): Promise<string | undefined> => {
    const path = ownPages?.requestOf(url, token);
    if (path === undefined) return undefined;
    try {
      return await withTimeout(
        gate(() => render(url, path, token)),
        patience,
        undefined,
      );
    } catch (error) {
      const reason = error instanceof Unavailable ? 'too many at once' : String(error);
      log.warn({ event: 'page-not-rendered', path: url.split('?')[0], error: reason });
      return undefined;
    }
  };
}
