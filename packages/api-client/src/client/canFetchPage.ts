/**
 * Whether the document that is open could be fetched again, asked within so many milliseconds: whoever reloads a page
 * that cannot be fetched loses it.
 */
export async function canFetchPage(timeout: number, send: typeof fetch = fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const { ok } = await send(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}
