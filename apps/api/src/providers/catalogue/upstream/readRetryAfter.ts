const leastMs = 1000;
const mostMs = 60 * 60_000;

/** How long a host wants to be left alone, in milliseconds from a second to an hour; undefined where it does not say. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, leastMs), mostMs) : undefined;
}
