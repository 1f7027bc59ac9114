import { mediaTypes } from '@gildshelf/api-client/contract';
import type { TestUser } from './signUp.ts';

const { statuses, rateTitle, listTrackedTitles } = mediaTypes.game;

/** The ratings of one writer that the server acknowledged, and the write that has no response yet. */
export interface Ledger {
  readonly acknowledged: Map<string, number>;
  inFlight: { readonly slug: string; readonly rating: number } | null;
}

/** Rates one title after the other until the server stops responding. */
export async function rateUntilServerStops(
  url: string,
  user: TestUser,
  slugs: readonly string[],
  ledger: Ledger,
  start: number,
) {
  for (let turn = start; ; turn++) {
    const slug = slugs[turn % slugs.length] ?? '';
    const rating = ((turn * 7) % 10) / 2 + 0.5;
    ledger.inFlight = { slug, rating };
    try {
      const response = await fetch(`${url}${rateTitle.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
        body: JSON.stringify({ username: user.username, gameId: slug, rating, status: statuses[2] }),
      });
      if (response.status !== 200) return;
    } catch {
      return;
    }
    ledger.acknowledged.set(slug, rating);
    ledger.inFlight = null;
  }
}

/** The slugs whose acknowledged rating the server has lost; the write in flight may be stored or not. */
export async function lostRatings(url: string, user: TestUser, ledger: Ledger): Promise<string[]> {
  const path = listTrackedTitles.path.replace(':userId', user.userId);
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${user.token}` } });
  const items = listTrackedTitles.response.parse(await response.json());
  const stored = new Map(items.map((item) => [item.slug, item.user_rating]));
  if (ledger.inFlight && stored.get(ledger.inFlight.slug) === ledger.inFlight.rating) {
    ledger.acknowledged.set(ledger.inFlight.slug, ledger.inFlight.rating);
  }
  return [...ledger.acknowledged]
    .filter(([slug, rating]) => stored.get(slug) !== rating)
    .map(([slug]) => slug);
}
