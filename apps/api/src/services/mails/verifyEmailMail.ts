import type { Mail } from './Mail.ts';
import { mailPage } from './mailPage.ts';

/** Asks a new person to show that the address is theirs. */
export function verifyEmailMail({ username, link }: { username: string; link: string }): Mail {
  const greeting = `Hello ${username},`;
  const reason = 'welcome to Gildshelf. Please confirm that this is your email address:';
  const expiry = 'The link is good for 24 hours.';
  const stranger = 'If you did not make this account, do nothing: without the link it stays closed.';
  return {
    subject: 'Verify your email for Gildshelf',
    text: [greeting, '', reason, '', link, '', expiry, stranger, ''].join('\n'),
    html: mailPage('Verify your email', [
      greeting,
      reason,
      { button: 'Verify Email', link },
      `${expiry} ${stranger}`,
    ]),
  };
}
