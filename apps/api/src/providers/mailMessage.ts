import type { AddressedMail } from './Mailer.ts';
import { readMailbox } from './readMailbox.ts';

/** A mail in nodemailer's words. Addresses are given as parts, so that nothing in them is parsed once more. */
export function mailMessage({ id, to, subject, text, html }: AddressedMail, from: string) {
  const { name = '', address = '' } = readMailbox(from) ?? {};
  return {
    from: { name, address },
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
