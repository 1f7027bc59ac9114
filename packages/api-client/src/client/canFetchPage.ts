/**
 * Resolves to true when a HEAD request for the current document succeeds within `timeoutMs` milliseconds. To be checked before
 * a reload: reloading a page that cannot be fetched loses it.
 */
export async function canFetchPage(timeoutMs: number, send: typeof fetch = fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { ok } = await send(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}
