import { verifyEmailMail } from '../features/accounts/mails/accountMails.ts';

/** A mail with a link, as users get it. */
export const sampleMail = (link: string) =>
  verifyEmailMail([{ username: 'Bob', createdAt: Date.UTC(2026, 10, 20), link }]);
