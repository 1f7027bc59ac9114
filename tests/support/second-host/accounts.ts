import { randomUUID } from 'node:crypto';

/** A user account. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  password: string;
  isVerified: boolean;
  readonly profile: Record<string, string | null>;
  /** The collection, by media type and title id. */
  readonly collection: Record<'game' | 'anime' | 'movie', Map<number, { status: string; rating: number }>>;
}

const base64 = (text: string) => Buffer.from(text).toString('base64url');
const hour = 60 * 60;

/** All accounts, their session tokens, and the tokens of the links that were mailed to them. */
export function createAccounts() {
  const accounts: Account[] = [];
  const tokens = new Map<string, Account>();
  const links = new Map<string, Account>();

  return {
    find: (usernameOrEmail: unknown) =>
      accounts.find(({ username, email }) => username === usernameOrEmail || email === usernameOrEmail),
    add({ email, username, password }: Pick<Account, 'email' | 'username' | 'password'>): Account {
      const user: Account = {
        ...{ email, username, password },
        id: 41 + accounts.length,
        isVerified: false,
        profile: { display_name: null, avatar_url: null, bio: null, location: null, website: null },
        collection: { game: new Map(), anime: new Map(), movie: new Map() },
      };
      accounts.push(user);
      return user;
    },
    /** A token whose payload has the fields that the product requires; the display name is in the response body only. */
    issue(user: Account): string {
      const now = Math.floor(Date.now() / 1000);
      const payload = { sub: 'x', role: 'USER', userId: user.id, username: user.username, iat: now };
      const parts = [
        { alg: 'HS256', typ: 'JWT' },
        { ...payload, exp: now + hour },
      ];
      const token = [...parts.map((part) => base64(JSON.stringify(part))), base64(randomUUID())].join('.');
      tokens.set(token, user);
      return token;
    },
    bearer: (header: string | undefined) => tokens.get(header?.replace(/^Bearer /, '') ?? '') ?? null,
    mail(user: Account): void {
      links.set(randomUUID().replaceAll('-', ''), user);
    },
    ownerOf: (link: unknown) => links.get(String(link)),
    /** The token of the newest mailed link. */
    lastLinkToken: () => [...links.keys()].at(-1) ?? '',
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
