import { randomUUID } from 'node:crypto';

/** Somebody with an account. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  password: string;
  isVerified: boolean;
  readonly profile: Record<string, string | null>;
  /** What is kept, by media type and title. */
  readonly kept: Record<'game' | 'anime' | 'movie', Map<number, { status: string; rating: number }>>;
}

const base64 = (text: string) => Buffer.from(text).toString('base64url');
const hour = 60 * 60;

/** Everybody with an account, the tokens that they hold, and the links that were mailed to them. */
export function createPeople() {
  const people: Person[] = [];
  const tokens = new Map<string, Person>();
  const links = new Map<string, Person>();

  return {
    find: (usernameOrEmail: unknown) =>
      people.find(({ username, email }) => username === usernameOrEmail || email === usernameOrEmail),
    add({ email, username, password }: Pick<Person, 'email' | 'username' | 'password'>): Person {
      const person: Person = {
        ...{ email, username, password },
        id: 41 + people.length,
        isVerified: false,
        profile: { display_name: null, avatar_url: null, bio: null, location: null, website: null },
        kept: { game: new Map(), anime: new Map(), movie: new Map() },
      };
      people.push(person);
      return person;
    },
    /** A token whose payload has what §3 and §4 ask for; its names are left to what comes beside it. */
    issue(person: Person): string {
      const now = Math.floor(Date.now() / 1000);
      const payload = { sub: 'x', role: 'USER', userId: person.id, username: person.username, iat: now };
      const parts = [
        { alg: 'HS256', typ: 'JWT' },
        { ...payload, exp: now + hour },
      ];
      const token = [...parts.map((part) => base64(JSON.stringify(part))), base64(randomUUID())].join('.');
      tokens.set(token, person);
      return token;
    },
    bearer: (header: string | undefined) => tokens.get(header?.replace(/^Bearer /, '') ?? '') ?? null,
    mail(person: Person): void {
      links.set(randomUUID().replaceAll('-', ''), person);
    },
    ownerOf: (link: unknown) => links.get(String(link)),
    /** The token in the newest link that was mailed. */
    lastLink: () => [...links.keys()].at(-1) ?? '',
  };
}

export type People = ReturnType<typeof createPeople>;
