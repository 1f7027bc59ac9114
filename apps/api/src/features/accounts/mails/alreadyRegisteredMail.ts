import type { Mail } from '../../../platform/mail/outboxRow.ts';
import { mailPage } from './mailPage.ts';

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
