import type { Account, Accounts } from './accounts.ts';
import { isText, isTextOrNull, type Route, type RouteResponse } from './Call.ts';

const reject = (status: number, message: string): RouteResponse => ({ status, body: { message } });
const isStrong = (password: unknown) =>
  isText(password) && /(?=.*[A-Za-z])(?=.*\d)(?=.*[!@$%]).{6,}/.test(password);

/** The required endpoints that create, verify and change an account. */
export function accountRoutes(accounts: Accounts, thirdPartyReturn: () => string): Route[] {
  const displayFields = ({ profile, username }: Account) => ({
    display_name: profile.display_name ?? username,
    avatar_url: profile.avatar_url,
  });

  return [
    {
      call: 'POST /api/auth/register',
      fields: { email: isText, username: isText, password: isStrong, recaptchaToken: isText },
      respond({ body }) {
        const { email, username, password } = body as Record<'email' | 'username' | 'password', string>;
        if (accounts.find(username)) return reject(409, 'That name is gone.');
        accounts.mail(accounts.add({ email, username, password }));
        return { status: 201, body: { message: `We have written to ${email}.`, id: 7 } };
      },
    },
    {
      call: 'POST /api/auth/login',
      fields: { username: isText, password: isText, recaptchaToken: isText },
      respond({ body }) {
        const user = accounts.find(body.username);
        if (!user || user.password !== body.password) return reject(401, 'We do not know the two of you.');
        const { email, isVerified } = user;
        if (!isVerified)
          return { status: 403, body: { message: 'Not yet.', requiresVerification: true, user: { email } } };
        return {
          body: { token: accounts.issue(user), user: { id: user.id, email, ...displayFields(user) } },
        };
      },
    },
    {
      call: 'POST /api/auth/verify-email',
      fields: { token: isText },
      respond({ body }) {
        const user = accounts.ownerOf(body.token);
        if (!user) return reject(400, 'This token has expired');
        if (user.isVerified) return reject(400, 'Email is already verified');
        user.isVerified = true;
        return { status: 200, body: 'OK' };
      },
    },
    {
      call: 'GET /api/auth/verification-status',
      respond: ({ query }) => ({
        body: { isVerified: accounts.find(query.get('email'))?.isVerified ?? false, unknownField: 1 },
      }),
    },
    {
      call: 'POST /api/auth/resend-verification',
      fields: { email: isText },
      respond({ body }) {
        const user = accounts.find(body.email);
        if (user) accounts.mail(user);
        return { body: { email: body.email } };
      },
    },
    {
      call: 'POST /api/auth/forgot-password',
      fields: { email: isText, recaptchaToken: isText },
      respond({ body }) {
        const user = accounts.find(body.email);
        if (user) accounts.mail(user);
        return { status: 202 };
      },
    },
    {
      call: 'POST /api/auth/verify-password-reset',
      fields: { token: isText, newPassword: isStrong, recaptchaToken: isText },
      respond({ body }) {
        const user = accounts.ownerOf(body.token);
        if (!user) return reject(400, 'We know no such link.');
        user.password = String(body.newPassword);
        return { body: [] };
      },
    },
    {
      call: 'POST /api/auth/change-password',
      bearer: true,
      fields: { currentPassword: isText, newPassword: isStrong },
      respond({ body, user }) {
        if (!user || user.password !== body.currentPassword) return reject(400, 'That is not your password.');
        user.password = String(body.newPassword);
        return { body: { ok: true } };
      },
    },
    {
      call: 'GET /api/profile',
      bearer: true,
      respond: ({ user }) => ({ body: { id: user?.id, followers: [], ...user?.profile } }),
    },
    {
      call: 'PATCH /api/profile',
      bearer: true,
      fields: {
        ...{ display_name: isTextOrNull, avatar_url: isTextOrNull, bio: isTextOrNull },
        ...{ location: isTextOrNull, website: isTextOrNull },
      },
      respond({ body, user }) {
        if (!user) return { status: 401 };
        Object.assign(user.profile, body);
        return { body: { token: accounts.issue(user), ...displayFields(user), updated: true } };
      },
    },
    {
      call: 'GET /api/auth/google-auth',
      respond() {
        const existing = accounts.find('Ilse');
        const user = existing ?? accounts.add({ email: 'ilse@example.org', username: 'Ilse', password: '' });
        return { status: 302, location: `${thirdPartyReturn()}?token=${accounts.issue(user)}` };
      },
    },
  ];
}
