import { readMailbox } from './emailAddress.ts';
import type { AddressedMail } from './Mailer.ts';

/** Converts a mail to a nodemailer message. Email addresses are passed as objects, so that nodemailer does not parse them again. */
export function mailMessage({ id, to, subject, text, html }: AddressedMail, from: string) {
  const { name = '', address = '' } = readMailbox(from) ?? {};
  return {
    from: { name, address },
    to: { name: '', address: to },
    subject,
    // Not encoded, because the mails are ASCII: encoding would break links in the files of the outbox over several lines.
    alternatives: [rawPart('text/plain', text), rawPart('text/html', html)],
    messageId: `<${id}@${address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function rawPart(contentType: string, content: string) {
  const head = [`Content-Type: ${contentType}; charset=us-ascii`, 'Content-Transfer-Encoding: 7bit', '', ''];
  return { contentType, raw: head.join('\r\n') + content.replaceAll('\n', '\r\n') };
}
