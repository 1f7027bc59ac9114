import { auth, type Endpoint } from '@gildshelf/api-client/contract';
import type { Answer, createTestApp } from '../../testing/app/createTestApp.ts';
import type { FuzzedRequest } from './fuzzedRequest.ts';

interface FuzzPerson {
  readonly username: string;
  readonly email: string;
  password: string;
  token?: string | undefined;
}

interface Link {
  readonly kind: 'verify-email' | 'reset-password';
  readonly token: string;
  readonly email: string;
}

type Server = Awaited<ReturnType<typeof createTestApp>>;

/** People who do what is asked of them, and know afterwards what became of their passwords, tokens and links. */
export async function createFuzzPeople(server: Server, count: number) {
  const people: FuzzPerson[] = [];
  const waiting = new Map<string, FuzzPerson>();
  const links: Link[] = [];
  for (let index = 0; index < count; index++) {
    const username = `person${index}`;
    const { token } = await server.member(username);
    people.push({ username, email: `${username}@example.com`, password: 'correct1!', token });
  }
  const personOf = ({ person }: FuzzedRequest) => people[person % people.length] ?? people[0];

  /** The newest link that went out by mail. */
  async function readLink() {
    const query = server.store.db.selectFrom('outbox').selectAll().orderBy('message_id', 'desc').limit(1);
    const sealed = await query.executeTakeFirst();
    const mail = sealed && server.mailSeal.open(sealed);
    const found = /\/auth\/(verify-email|reset-password)\?token=([\w-]+)/.exec(mail?.body_text ?? '');
    const [, kind, token = ''] = found ?? [];
    if (!mail || links.at(-1)?.token === token) return;
    if (kind === 'verify-email' || kind === 'reset-password')
      links.push({ kind, token, email: mail.recipient });
  }

  function linkFor({ endpoint, isRight, place }: FuzzedRequest) {
    const kind = endpoint.path === auth.verifyEmail.path ? 'verify-email' : 'reset-password';
    const right = links.filter((link) => link.kind === kind);
    return isRight ? right.at(-1) : links[place % Math.max(1, links.length)];
  }

  return {
    /** A live token of the person; they log in again where they have none. */
    async tokenOf(request: FuzzedRequest) {
      const person = personOf(request);
      if (!person) return undefined;
      person.token ??= (await server.logIn(person.username, person.password)).body.token;
      return person.token;
    },

    /** The fields of a call that should do what it is for, where the request is right. */
    fields(request: FuzzedRequest): Readonly<Record<string, unknown>> {
      const { endpoint, isRight, isFresh, isHuman, place } = request;
      const person = personOf(request);
      const isRegistration = endpoint.path === auth.register.path;
      const name = isRegistration && isFresh ? `new${server.time.now}` : person?.username;
      return {
        username: !isRegistration && place % 2 ? person?.email : name,
        email: isRight ? (isRegistration && isFresh ? `${name}@example.com` : person?.email) : request.email,
        password: isRegistration ? request.password : isRight ? person?.password : request.password,
        currentPassword: isRight ? person?.password : request.password,
        newPassword: request.password,
        recaptchaToken: isHuman ? 'a human' : 'a robot',
        token: linkFor(request)?.token ?? 'no-link-yet',
        ...{ display_name: request.words, bio: request.words, location: request.words },
        ...{ avatar_url: request.url, website: request.url },
        profile: isRight ? ['bio'] : [request.words],
        collection: isRight ? (place % 2 ? 'public' : 'private') : request.words,
      };
    },

    /** What the person knows after the answer. */
    async learn(request: FuzzedRequest, sent: Readonly<Record<string, unknown>>, { status, body }: Answer) {
      const person = personOf(request);
      const { path } = request.endpoint;
      const isPath = (...endpoints: Endpoint[]) => endpoints.some((endpoint) => endpoint.path === path);
      if (!person || status !== 200) {
        if (person && status === 401 && request.flaw.kind !== 'token') person.token = undefined;
        return;
      }
      if (isPath(auth.register, auth.resendVerification, auth.forgotPassword)) await readLink();
      if (isPath(auth.register)) {
        const { username, email, password } = sent;
        waiting.set(String(email), {
          username: String(username),
          email: String(email),
          password: String(password),
        });
      }
      if (isPath(auth.verifyEmail, auth.verifyPasswordReset)) {
        const link = links.findIndex(({ token }) => token === sent.token);
        const [used] = links.splice(link, link < 0 ? 0 : 1);
        const email = used?.email ?? '';
        const owner = people.find((candidate) => candidate.email === email) ?? waiting.get(email);
        if (owner && isPath(auth.verifyPasswordReset))
          Object.assign(owner, { password: sent.newPassword, token: undefined });
        if (owner && people.length < 200 && !people.includes(owner)) people.push(owner);
      }
      if (isPath(auth.changePassword)) person.password = String(sent.newPassword);
      if (isPath(auth.logout)) person.token = undefined;
      else if (typeof body?.token === 'string') person.token = body.token;
    },
  };
}
