import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { formatMailTime, mailPage } from './mailPage.ts';

interface NewSignInMethod {
  readonly username: string;
  /** The issuer URL of the third party, as configured. */
  readonly issuer: string;
  readonly linkedAt: number;
  /** The URL to request a password reset, for owners who did not choose the current password. */
  readonly forgotLink: string;
}

/** The mail to the owner of an account after a third-party sign-in was linked to it; the password remains valid. */
export function newSignInMethodMail({ username, issuer, linkedAt, forgotLink }: NewSignInMethod): Mail {
  const { host } = new URL(issuer);
  const greeting = `Hello ${username},`;
  const notice = `Since ${formatMailTime(linkedAt)} your Gildshelf account also opens to whoever signs in at ${host} with this email address. Its password still works.`;
  const warning = `If you did this, there is nothing to do. If you did not, somebody signs in at ${host} in your name: secure your account there.`;
  const passwordAdvice =
    'If you never chose a password at Gildshelf, somebody else did. Choose your own, and they are out:';
  return {
    subject: 'A new way into your Gildshelf account',
    text: [greeting, '', notice, '', warning, '', passwordAdvice, '', forgotLink, ''].join('\n'),
    html: mailPage('A new way into your account', [
      ...[greeting, notice, warning, passwordAdvice],
      { button: 'Choose a New Password', link: forgotLink },
    ]),
  };
}
