import { type Answer, isText, isTextOrNull, type Route } from './Call.ts';
import type { People, Person } from './people.ts';

const refuse = (status: number, message: string): Answer => ({ status, body: { message } });
const isStrong = (password: unknown) =>
  isText(password) && /(?=.*[A-Za-z])(?=.*\d)(?=.*[!@$%]).{6,}/.test(password);

/** The calls of §7 that make, prove and change an account. */
export function accountRoutes(people: People, thirdPartyReturn: () => string): Route[] {
  const named = ({ profile, username }: Person) => ({
    display_name: profile.display_name ?? username,
    avatar_url: profile.avatar_url,
  });

  return [
    {
      call: 'POST /api/auth/register',
      fields: { email: isText, username: isText, password: isStrong, recaptchaToken: isText },
      answer({ body }) {
        const { email, username, password } = body as Record<'email' | 'username' | 'password', string>;
        if (people.find(username)) return refuse(409, 'That name is gone.');
        people.mail(people.add({ email, username, password }));
        return { status: 201, body: { message: `We have written to ${email}.`, id: 7 } };
      },
    },
    {
      call: 'POST /api/auth/login',
      fields: { username: isText, password: isText, recaptchaToken: isText },
      answer({ body }) {
        const person = people.find(body.username);
        if (!person || person.password !== body.password)
          return refuse(401, 'We do not know the two of you.');
        const { email, isVerified } = person;
        if (!isVerified)
          return { status: 403, body: { message: 'Not yet.', requiresVerification: true, user: { email } } };
        return { body: { token: people.issue(person), user: { id: person.id, email, ...named(person) } } };
      },
    },
    {
      call: 'POST /api/auth/verify-email',
      fields: { token: isText },
      answer({ body }) {
        const person = people.ownerOf(body.token);
        if (!person) return refuse(400, 'This token has expired');
        if (person.isVerified) return refuse(400, 'Email is already verified');
        person.isVerified = true;
        return { status: 200, body: 'OK' };
      },
    },
    {
      call: 'GET /api/auth/verification-status',
      answer: ({ query }) => ({
        body: { isVerified: people.find(query.get('email'))?.isVerified ?? false, asked: 1 },
      }),
    },
    {
      call: 'POST /api/auth/resend-verification',
      fields: { email: isText },
      answer({ body }) {
        const person = people.find(body.email);
        if (person) people.mail(person);
        return { body: { email: body.email } };
      },
    },
    {
      call: 'POST /api/auth/forgot-password',
      fields: { email: isText, recaptchaToken: isText },
      answer({ body }) {
        const person = people.find(body.email);
        if (person) people.mail(person);
        return { status: 202 };
      },
    },
    {
      call: 'POST /api/auth/verify-password-reset',
      fields: { token: isText, newPassword: isStrong, recaptchaToken: isText },
      answer({ body }) {
        const person = people.ownerOf(body.token);
        if (!person) return refuse(400, 'We know no such link.');
        person.password = String(body.newPassword);
        return { body: [] };
      },
    },
    {
      call: 'POST /api/auth/change-password',
      bearer: true,
      fields: { currentPassword: isText, newPassword: isStrong },
      answer({ body, person }) {
        if (!person || person.password !== body.currentPassword)
          return refuse(400, 'That is not your password.');
        person.password = String(body.newPassword);
        return { body: { ok: true } };
      },
    },
    {
      call: 'GET /api/profile',
      bearer: true,
      answer: ({ person }) => ({ body: { id: person?.id, followers: [], ...person?.profile } }),
    },
    {
      call: 'PATCH /api/profile',
      bearer: true,
      fields: {
        ...{ display_name: isTextOrNull, avatar_url: isTextOrNull, bio: isTextOrNull },
        ...{ location: isTextOrNull, website: isTextOrNull },
      },
      answer({ body, person }) {
        if (!person) return { status: 401 };
        Object.assign(person.profile, body);
        return { body: { token: people.issue(person), ...named(person), updated: true } };
      },
    },
    {
      call: 'GET /api/auth/google-auth',
      answer() {
        const known = people.find('Ilse');
        const person = known ?? people.add({ email: 'ilse@example.org', username: 'Ilse', password: '' });
        return { status: 302, location: `${thirdPartyReturn()}?token=${people.issue(person)}` };
      },
    },
  ];
}
