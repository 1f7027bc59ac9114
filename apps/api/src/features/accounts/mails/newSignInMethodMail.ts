import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { mailPage, mailTime } from './mailPage.ts';

interface NewWayIn {
  readonly username: string;
  /** The third party's address, as its settings say it. */
  readonly issuer: string;
  readonly linkedAt: number;
  /** Where to choose a new password, for whoever never chose the old one. */
  readonly forgotLink: string;
}

/** Tells the owner of an account that it now opens by a third party, too; and that its password still does. */
export function newSignInMethodMail({ username, issuer, linkedAt, forgotLink }: NewWayIn): Mail {
  const { host } = new URL(issuer);
  const greeting = `Hello ${username},`;
  const news = `Since ${mailTime(linkedAt)} your Gildshelf account also opens to whoever signs in at ${host} with this email address. Its password still works.`;
  const ifStranger = `If you did this, there is nothing to do. If you did not, somebody signs in at ${host} in your name: secure your account there.`;
  const ifNoPassword =
    'If you never chose a password at Gildshelf, somebody else did. Choose your own, and they are out:';
  return {
    subject: 'A new way into your Gildshelf account',
    text: [greeting, '', news, '', ifStranger, '', ifNoPassword, '', forgotLink, ''].join('\n'),
    html: mailPage('A new way into your account', [
      ...[greeting, news, ifStranger, ifNoPassword],
      { button: 'Choose a New Password', link: forgotLink },
    ]),
  };
}
