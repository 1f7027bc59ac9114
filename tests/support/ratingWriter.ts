import { mediaTypes } from '@gildshelf/api-client/contract';
import type { Person } from './signUp.ts';

const { statuses, rateEndpoint, listEndpoint } = mediaTypes.game;

/** What one writer was told is saved, and the one write that it was not told about. */
export interface Ledger {
  readonly acknowledged: Map<string, number>;
  inFlight: { readonly slug: string; readonly rating: number } | null;
}

/** A writer that rates one title after the other until its server is gone. */
export async function rateUntilGone(
  url: string,
  person: Person,
  slugs: readonly string[],
  ledger: Ledger,
  start: number,
) {
  for (let turn = start; ; turn++) {
    const slug = slugs[turn % slugs.length] ?? '';
    const rating = ((turn * 7) % 10) / 2 + 0.5;
    ledger.inFlight = { slug, rating };
    try {
      const response = await fetch(`${url}${rateEndpoint.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        body: JSON.stringify({ username: person.username, gameId: slug, rating, status: statuses[2] }),
      });
      if (response.status !== 200) return;
    } catch {
      return;
    }
    ledger.acknowledged.set(slug, rating);
    ledger.inFlight = null;
  }
}

/** Every acknowledged rating that the server no longer has; the write in flight may have gone either way. */
export async function lostRatings(url: string, person: Person, ledger: Ledger): Promise<string[]> {
  const path = listEndpoint.path.replace(':userId', person.userId);
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${person.token}` } });
  const items = listEndpoint.response.parse(await response.json());
  const kept = new Map(items.map((item) => [item.slug, item.user_rating]));
  if (ledger.inFlight && kept.get(ledger.inFlight.slug) === ledger.inFlight.rating) {
    ledger.acknowledged.set(ledger.inFlight.slug, ledger.inFlight.rating);
  }
  return [...ledger.acknowledged].filter(([slug, rating]) => kept.get(slug) !== rating).map(([slug]) => slug);
}
