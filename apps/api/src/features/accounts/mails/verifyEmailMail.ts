import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { mailPage, mailTime } from './mailPage.ts';

/** An account that waits for its address to be verified. */
export interface WaitingAccount {
  readonly username: string;
  readonly createdAt: number;
  readonly link: string;
}

const heading = 'Verify your email';
const expiry = 'The link is good for 24 hours.';

/**
 * Asks the owner of an address which account is theirs. Whoever opens a link gives that account their address, and its
 * password is known to whoever made it: so every link stands beside a name, and the mail never says 'your account'.
 */
export function verifyEmailMail(accounts: readonly WaitingAccount[]): Mail {
  const [account, ...others] = accounts;
  if (!account) throw new Error('A mail to verify an address needs an account.');
  return others.length === 0 ? askAboutOne(account) : askWhich(accounts);
}

function askAboutOne({ username, link }: WaitingAccount): Mail {
  const greeting = `Hello ${username},`;
  const reason = `Welcome to Gildshelf. If you made the account ${username} with this address, please confirm it:`;
  const stranger =
    'If you did not, leave the link alone: somebody else made that account, knows its password, and without the link it stays closed.';
  return {
    subject: `${heading} for Gildshelf`,
    text: [greeting, '', reason, '', link, '', expiry, stranger, ''].join('\n'),
    html: mailPage(heading, [greeting, reason, { button: 'Verify Email', link }, `${expiry} ${stranger}`]),
  };
}

function askWhich(accounts: readonly WaitingAccount[]): Mail {
  const reason =
    'More than one account at Gildshelf was made with this address. Please confirm the one that you made:';
  const stranger =
    'Leave the others alone: somebody else made them, knows their passwords, and without their links they stay closed. Each link is good for 24 hours.';
  const nameOf = ({ username, createdAt }: WaitingAccount) => `${username}, made on ${mailTime(createdAt)}`;
  return {
    subject: `${heading} for Gildshelf`,
    text: [
      ...['Hello,', '', reason, ''],
      ...accounts.flatMap((account) => [`${nameOf(account)}:`, account.link, '']),
      ...[stranger, ''],
    ].join('\n'),
    html: mailPage(heading, [
      'Hello,',
      reason,
      ...accounts.flatMap((account) => [
        `${nameOf(account)}:`,
        { button: `Verify ${account.username}`, link: account.link },
      ]),
      stranger,
    ]),
  };
}
