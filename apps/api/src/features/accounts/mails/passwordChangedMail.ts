import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { mailPage, mailTime } from './mailPage.ts';

interface PasswordChange {
  readonly username: string;
  readonly changedAt: number;
  /** Where to ask for a reset, for whoever did not change it. */
  readonly forgotLink: string;
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail({ username, changedAt, forgotLink }: PasswordChange): Mail {
  const greeting = `Hello ${username},`;
  const news = `Your Gildshelf password was changed on ${mailTime(changedAt)}. Everybody who was logged in elsewhere has to log in again.`;
  const stranger = 'If it was you, there is nothing to do. If it was not, take your account back at once:';
  return {
    subject: 'Your Gildshelf password was changed',
    text: [greeting, '', news, '', stranger, '', forgotLink, ''].join('\n'),
    html: mailPage('Your password was changed', [
      greeting,
      news,
      stranger,
      { button: 'Reset Password', link: forgotLink },
    ]),
  };
}
