import { limits } from '../contract/index.ts';
import { withDeadline } from './withDeadline.ts';

/** Whether a page's document can be fetched now, past every cache: before a page is given up for a reload. Never rejects. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const options = { cache: 'no-store', headers: { accept: 'text/html' } } as const;
    const { ok, status } = await withDeadline(limits.requestTimeout, undefined, (signal) =>
      fetch(address, { ...options, signal }),
    );
    // A page that is not there has a document, too: the error screen.
    return ok || status === 404;
  } catch {
    return false;
  }
}
