import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { formatMailTime, mailPage } from './mailPage.ts';

interface PasswordChange {
  readonly username: string;
  readonly changedAt: number;
  /** The URL to request a password reset, for owners who did not make the change. */
  readonly forgotLink: string;
}

/** The mail to the owner of an account after its password was changed. */
export function passwordChangedMail({ username, changedAt, forgotLink }: PasswordChange): Mail {
  const greeting = `Hello ${username},`;
  const notice = `Your Gildshelf password was changed on ${formatMailTime(changedAt)}. Everybody who was logged in elsewhere has to log in again.`;
  const warning = 'If it was you, there is nothing to do. If it was not, take your account back at once:';
  return {
    subject: 'Your Gildshelf password was changed',
    text: [greeting, '', notice, '', warning, '', forgotLink, ''].join('\n'),
    html: mailPage('Your password was changed', [
      greeting,
      notice,
      warning,
      { button: 'Reset Password', link: forgotLink },
    ]),
  };
}
