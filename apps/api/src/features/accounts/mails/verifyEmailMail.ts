import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { formatMailTime, mailPage } from './mailPage.ts';

/** An account that is pending verification of its email address. */
export interface PendingAccount {
  readonly username: string;
  readonly createdAt: number;
  readonly link: string;
}

const heading = 'Verify your email';
const expiry = 'The link is good for 24 hours.';

/**
 * The verification mail for one or several accounts with the same email address. Opening a link assigns the email address to that
 * account, whose creator knows its password: so every link has its username next to it, and the text avoids 'your account'.
 */
export function verifyEmailMail(accounts: readonly PendingAccount[]): Mail {
  const [account, ...others] = accounts;
  if (!account) throw new Error('A verification mail requires at least one account.');
  return others.length === 0 ? mailForOne(account) : mailForSeveral(accounts);
}

function mailForOne({ username, link }: PendingAccount): Mail {
  const greeting = `Hello ${username},`;
  const reason = `Welcome to Gildshelf. If you made the account ${username} with this address, please confirm it:`;
  const warning =
    'If you did not, leave the link alone: somebody else made that account, knows its password, and without the link it stays closed.';
  return {
    subject: `${heading} for Gildshelf`,
    text: [greeting, '', reason, '', link, '', expiry, warning, ''].join('\n'),
    html: mailPage(heading, [greeting, reason, { button: 'Verify Email', link }, `${expiry} ${warning}`]),
  };
}

function mailForSeveral(accounts: readonly PendingAccount[]): Mail {
  const reason =
    'More than one account at Gildshelf was made with this address. Please confirm the one that you made:';
  const warning =
    'Leave the others alone: somebody else made them, knows their passwords, and without their links they stay closed. Each link is good for 24 hours.';
  const describeAccount = ({ username, createdAt }: PendingAccount) =>
    `${username}, made on ${formatMailTime(createdAt)}`;
  return {
    subject: `${heading} for Gildshelf`,
    text: [
      ...['Hello,', '', reason, ''],
      ...accounts.flatMap((account) => [`${describeAccount(account)}:`, account.link, '']),
      ...[warning, ''],
    ].join('\n'),
    html: mailPage(heading, [
      'Hello,',
      reason,
      ...accounts.flatMap((account) => [
        `${describeAccount(account)}:`,
        { button: `Verify ${account.username}`, link: account.link },
      ]),
      warning,
    ]),
  };
}
