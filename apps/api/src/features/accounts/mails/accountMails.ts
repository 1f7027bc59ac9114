import type { Language } from '@gildshelf/api-client/contract';
import { translateTo } from '../../../platform/languages/translateTo.ts';
import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { formatMailTime, mailPage } from './mailPage.ts';

/** An account that is pending verification of its email address. */
export interface PendingAccount {
  readonly username: string;
  readonly createdAt: number;
  readonly link: string;
}

/**
 * The verification mail for one or several accounts with the same email address. Opening a link assigns the email address to that
 * account, whose creator knows its password: so every link has its username next to it, and the text avoids 'your account'.
 */
export function verifyEmailMail(accounts: readonly PendingAccount[], language: Language = 'en'): Mail {
  const [account, ...others] = accounts;
  if (!account) throw new Error('A verification mail requires at least one account.');
  return others.length === 0 ? mailForOne(account, language) : mailForSeveral(accounts, language);
}

function mailForOne({ username, link }: PendingAccount, language: Language): Mail {
  const translate = translateTo[language];
  const greeting = translate('Hello {username},', { username });
  const reason = translate(
    'Welcome to Gildshelf. If you made the account {username} with this address, please confirm it:',
    { username },
  );
  const expiry = translate('The link is good for 24 hours.');
  const warning = translate(
    'If you did not, do not open the link: someone else made that account and knows its password, but cannot use it without the link.',
  );
  return {
    subject: translate('Verify your email for Gildshelf'),
    text: [greeting, '', reason, '', link, '', expiry, warning, ''].join('\n'),
    html: mailPage(
      translate('Verify your email'),
      [greeting, reason, { button: translate('Verify Email'), link }, `${expiry} ${warning}`],
      language,
    ),
  };
}

function mailForSeveral(accounts: readonly PendingAccount[], language: Language): Mail {
  const translate = translateTo[language];
  const greeting = translate('Hello,');
  const reason = translate(
    'More than one account at Gildshelf was made with this address. Please confirm the one that you made:',
  );
  const warning = translate(
    'Do not open the other links: someone else made those accounts and knows their passwords, but cannot use them without the links. Each link is good for 24 hours.',
  );
  const describeAccount = ({ username, createdAt }: PendingAccount) =>
    translate('{username}, made on {time}:', { username, time: formatMailTime(createdAt, language) });
  return {
    subject: translate('Verify your email for Gildshelf'),
    text: [
      ...[greeting, '', reason, ''],
      ...accounts.flatMap((account) => [describeAccount(account), account.link, '']),
      ...[warning, ''],
    ].join('\n'),
    html: mailPage(
      translate('Verify your email'),
      [
        greeting,
        reason,
        ...accounts.flatMap((account) => [
          describeAccount(account),
          { button: translate('Verify {username}', { username: account.username }), link: account.link },
        ]),
        warning,
      ],
      language,
    ),
  };
}

/** The mail to the owner of an account after a further registration, perhaps their own, with their email address. */
export function alreadyRegisteredMail({ loginLink }: { loginLink: string }, language: Language = 'en'): Mail {
  const translate = translateTo[language];
  const notice = translate(
    'Someone just tried to register at Gildshelf with this address. You already have an account here:',
  );
  const advice = translate(
    'You can log in with the username or email you chose back then. If it was not you, there is nothing to do: your account has not changed.',
  );
  return {
    subject: translate('You already have a Gildshelf account'),
    text: [translate('Hello,'), '', notice, '', loginLink, '', advice, ''].join('\n'),
    html: mailPage(
      translate('You already have an account'),
      [notice, { button: translate('Log In'), link: loginLink }, advice],
      language,
    ),
  };
}

/** The mail with a link to set a new password. */
export function resetPasswordMail(
  { username, link }: { username: string; link: string },
  language: Language = 'en',
): Mail {
  const translate = translateTo[language];
  const greeting = translate('Hello {username},', { username });
  const reason = translate(
    'Someone asked for a new password for your Gildshelf account. If it was you, choose one here:',
  );
  const expiry = translate('The link is good for one hour, and once.');
  const warning = translate('If it was not you, there is nothing to do: your password has not changed.');
  return {
    subject: translate('Reset your Gildshelf password'),
    text: [greeting, '', reason, '', link, '', expiry, warning, ''].join('\n'),
    html: mailPage(
      translate('Reset your password'),
      [greeting, reason, { button: translate('Choose a New Password'), link }, `${expiry} ${warning}`],
      language,
    ),
  };
}

interface PasswordChange {
  readonly username: string;
  readonly changedAt: number;
  /** The URL to request a password reset, for owners who did not make the change. */
  readonly forgotLink: string;
}

/** The mail to the owner of an account after its password was changed. */
export function passwordChangedMail(
  { username, changedAt, forgotLink }: PasswordChange,
  language: Language = 'en',
): Mail {
  const translate = translateTo[language];
  const greeting = translate('Hello {username},', { username });
  const notice = translate(
    'Your Gildshelf password was changed on {time}. Everybody who was logged in elsewhere has to log in again.',
    { time: formatMailTime(changedAt, language) },
  );
  const warning = translate(
    'If it was you, there is nothing to do. If it was not, take your account back at once:',
  );
  return {
    subject: translate('Your Gildshelf password was changed'),
    text: [greeting, '', notice, '', warning, '', forgotLink, ''].join('\n'),
    html: mailPage(
      translate('Your password was changed'),
      [greeting, notice, warning, { button: translate('Reset Password'), link: forgotLink }],
      language,
    ),
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
export function newSignInMethodMail(
  { username, issuer, linkedAt, forgotLink }: NewSignInMethod,
  language: Language = 'en',
): Mail {
  const translate = translateTo[language];
  const { host } = new URL(issuer);
  const greeting = translate('Hello {username},', { username });
  const notice = translate(
    'Since {time} your Gildshelf account also opens to anyone who signs in at {host} with this email address. Its password still works.',
    { time: formatMailTime(linkedAt, language), host },
  );
  const warning = translate(
    'If you did this, there is nothing to do. If you did not, someone signs in at {host} in your name: secure your account there.',
    { host },
  );
  const passwordAdvice = translate(
    'If you never chose a password at Gildshelf, someone else did. Choose your own, and they are out:',
  );
  return {
    subject: translate('A new way into your Gildshelf account'),
    text: [greeting, '', notice, '', warning, '', passwordAdvice, '', forgotLink, ''].join('\n'),
    html: mailPage(
      translate('A new way into your account'),
      [
        ...[greeting, notice, warning, passwordAdvice],
        { button: translate('Choose a New Password'), link: forgotLink },
      ],
      language,
    ),
  };
}
