import { auth, type Endpoint } from '@gildshelf/api-client/contract';
import type { createTestApp, TestResponse } from '../../testing/app/createTestApp.ts';
import type { FuzzedRequest } from './fuzzedRequest.ts';

interface FuzzUser {
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

/** Simulated users who send fuzzed requests; they track their current passwords, tokens and mailed links. */
export async function createFuzzUsers(server: Server, count: number) {
  const users: FuzzUser[] = [];
  const unverified = new Map<string, FuzzUser>();
  const links: Link[] = [];
  for (let index = 0; index < count; index++) {
    const username = `person${index}`;
    const { token } = await server.member(username);
    users.push({ username, email: `${username}@example.com`, password: 'correct1!', token });
  }
  const userOf = ({ userIndex }: FuzzedRequest) => users[userIndex % users.length] ?? users[0];

  /** Saves the link of the newest mail, unless it is known already. */
  async function readLink() {
    const query = server.store.db.selectFrom('outbox').selectAll().orderBy('message_id', 'desc').limit(1);
    const sealed = await query.executeTakeFirst();
    const mail = sealed && server.mailCipher.decrypt(sealed);
    const found = /\/auth\/(verify-email|reset-password)\?token=([\w-]+)/.exec(mail?.body_text ?? '');
    const [, kind, token = ''] = found ?? [];
    if (!mail || links.at(-1)?.token === token) return;
    if (kind === 'verify-email' || kind === 'reset-password')
      links.push({ kind, token, email: mail.recipient });
  }

  function linkFor({ endpoint, isValid, variant }: FuzzedRequest) {
    const kind = endpoint.path === auth.verifyEmail.path ? 'verify-email' : 'reset-password';
    const matching = links.filter((link) => link.kind === kind);
    return isValid ? matching.at(-1) : links[variant % Math.max(1, links.length)];
  }

  return {
    /** A valid token of the request's user, who logs in again if necessary. */
    async tokenOf(request: FuzzedRequest) {
      const user = userOf(request);
      if (!user) return undefined;
      user.token ??= (await server.logIn(user.username, user.password)).body.token;
      return user.token;
    },

    /** The fields of a call; if the request is right, with values that make the call succeed. */
    fields(request: FuzzedRequest): Readonly<Record<string, unknown>> {
      const { endpoint, isValid, isNewUser, isHuman, variant } = request;
      const user = userOf(request);
      const isRegistration = endpoint.path === auth.register.path;
      const name = isRegistration && isNewUser ? `new${server.time.now}` : user?.username;
      return {
        username: !isRegistration && variant % 2 ? user?.email : name,
        email: isValid ? (isRegistration && isNewUser ? `${name}@example.com` : user?.email) : request.email,
        password: isRegistration ? request.password : isValid ? user?.password : request.password,
        currentPassword: isValid ? user?.password : request.password,
        newPassword: request.password,
        recaptchaToken: isHuman ? 'a human' : 'a robot',
        token: linkFor(request)?.token ?? 'no-link-yet',
        ...{ display_name: request.text, bio: request.text, location: request.text },
        ...{ avatar_url: request.url, website: request.url },
        profile: isValid ? ['bio'] : [request.text],
        collection: isValid ? (variant % 2 ? 'public' : 'private') : request.text,
        adult_titles: isValid ? variant % 2 === 1 : request.text,
      };
    },

    /** Updates the users' passwords, tokens and links after a response. */
    async update(
      request: FuzzedRequest,
      sentFields: Readonly<Record<string, unknown>>,
      { status, body }: TestResponse,
    ) {
      const user = userOf(request);
      const { path } = request.endpoint;
      const isPath = (...endpoints: Endpoint[]) => endpoints.some((endpoint) => endpoint.path === path);
      if (!user || status !== 200) {
        if (user && status === 401 && request.flaw.kind !== 'token') user.token = undefined;
        return;
      }
      if (isPath(auth.register, auth.resendVerification, auth.requestPasswordReset)) await readLink();
      if (isPath(auth.register)) {
        const { username, email, password } = sentFields;
        unverified.set(String(email), {
          username: String(username),
          email: String(email),
          password: String(password),
        });
      }
      if (isPath(auth.verifyEmail, auth.resetPassword)) {
        const link = links.findIndex(({ token }) => token === sentFields.token);
        const [used] = links.splice(link, link < 0 ? 0 : 1);
        const email = used?.email ?? '';
        const owner = users.find((candidate) => candidate.email === email) ?? unverified.get(email);
        if (owner && isPath(auth.resetPassword))
          Object.assign(owner, { password: sentFields.newPassword, token: undefined });
        if (owner && users.length < 200 && !users.includes(owner)) users.push(owner);
      }
      if (isPath(auth.changePassword)) user.password = String(sentFields.newPassword);
      if (isPath(auth.logOut)) user.token = undefined;
      else if (typeof body?.token === 'string') user.token = body.token;
    },
  };
}
