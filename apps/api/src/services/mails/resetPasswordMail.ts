import type { Mail } from './Mail.ts';
import { mailPage } from './mailPage.ts';

/** Lets the owner of an account set a new password. */
export function resetPasswordMail({ username, link }: { username: string; link: string }): Mail {
  const greeting = `Hello ${username},`;
  const reason =
    'Somebody asked for a new password for your Gildshelf account. If it was you, choose one here:';
  const expiry = 'The link is good for one hour, and once.';
  const stranger = 'If it was not you, there is nothing to do: your password has not changed.';
  return {
    subject: 'Reset your Gildshelf password',
    text: [greeting, '', reason, '', link, '', expiry, stranger, ''].join('\n'),
    html: mailPage('Reset your password', [
      greeting,
      reason,
      { button: 'Choose a New Password', link },
      `${expiry} ${stranger}`,
    ]),
  };
}
