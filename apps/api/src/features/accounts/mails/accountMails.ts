import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { formatMailTime, mailPage } from './mailPage.ts';

/** An account that is pending verification of its email address. */
export interface PendingAccount {
  readonly username: string;
  readonly createdAt: number;
  readonly link: string;
}

const verifyHeading = 'Verify your email';
const verifyExpiry = 'The link is good for 24 hours.';

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
    subject: `${verifyHeading} for Gildshelf`,
    text: [greeting, '', reason, '', link, '', verifyExpiry, warning, ''].join('\n'),
    html: mailPage(verifyHeading, [
      greeting,
      reason,
      { button: 'Verify Email', link },
      `${verifyExpiry} ${warning}`,
    ]),
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
    subject: `${verifyHeading} for Gildshelf`,
    text: [
      ...['Hello,', '', reason, ''],
      ...accounts.flatMap((account) => [`${describeAccount(account)}:`, account.link, '']),
      ...[warning, ''],
    ].join('\n'),
    html: mailPage(verifyHeading, [
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

/** The mail to the owner of an account after a further registration, perhaps their own, with their email address. */
export function alreadyRegisteredMail({ loginLink }: { loginLink: string }): Mail {
  const notice =
    'Somebody just tried to register at Gildshelf with this address. You already have an account here:';
  const advice =
    'You can log in with the username or email you chose back then. If it was not you, there is nothing to do: your account has not changed.';
  return {
    subject: 'You already have a Gildshelf account',
    text: ['Hello,', '', notice, '', loginLink, '', advice, ''].join('\n'),
    html: mailPage('You already have an account', [notice, { button: 'Log In', link: loginLink }, advice]),
  };
}

/** The mail with a link to set a new password. */
export function resetPasswordMail({ username, link }: { username: string; link: string }): Mail {
  const greeting = `Hello ${username},`;
  const reason =
    'Somebody asked for a new password for your Gildshelf account. If it was you, choose one here:';
  const expiry = 'The link is good for one hour, and once.';
  const warning = 'If it was not you, there is nothing to do: your password has not changed.';
  return {
    subject: 'Reset your Gildshelf password',
    text: [greeting, '', reason, '', link, '', expiry, warning, ''].join('\n'),
    html: mailPage('Reset your password', [
      greeting,
      reason,
      { button: 'Choose a New Password', link },
      `${expiry} ${warning}`,
    ]),
  };
}

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
