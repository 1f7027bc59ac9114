import type { TokenPayload } from '../contract/index.ts';

const farFuture = Date.UTC(2100, 0) / 1000;

/** The signed-in user of the fixtures. */
export const fixtureUser = {
  userId: 'user-mara',
  username: 'mara',
  display_name: 'Mara',
  avatar_url: null,
  exp: farFuture,
} satisfies TokenPayload;

function encodePart(part: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(part));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** A token of a signed-in user; its signature is a constant text, so that any server rejects it. */
export function fixtureToken(changes: Partial<TokenPayload> = {}): string {
  return [{ alg: 'none' }, { ...fixtureUser, ...changes }].map(encodePart).concat('fixture').join('.');
}
