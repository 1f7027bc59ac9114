import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { mailPage } from './mailPage.ts';

/** Tells the owner of an account that somebody, perhaps they themselves, tried to register with their address again. */
export function alreadyRegisteredMail({ loginLink }: { loginLink: string }): Mail {
  const news =
    'Somebody just tried to register at Gildshelf with this address. You already have an account here:';
  const rest =
    'You can log in with the username or email you chose back then. If it was not you, there is nothing to do: your account has not changed.';
  return {
    subject: 'You already have a Gildshelf account',
    text: ['Hello,', '', news, '', loginLink, '', rest, ''].join('\n'),
    html: mailPage('You already have an account', [news, { button: 'Log In', link: loginLink }, rest]),
  };
}
