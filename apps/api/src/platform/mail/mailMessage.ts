import type { AddressedMail } from './Mailer.ts';
import { readMailbox } from './mailAddress.ts';

/** A mail in nodemailer's words. Addresses are given as parts, so that nothing in them is parsed once more. */
export function mailMessage({ id, to, subject, text, html }: AddressedMail, from: string) {
  const { name = '', address = '' } = readMailbox(from) ?? {};
  return {
    from: { name, address },
    to: { name: '', address: to },
    subject,
    // Unencoded, for our mails are ASCII: whoever opens a file of the outbox finds its link in one piece.
    alternatives: [rawPart('text/plain', text), rawPart('text/html', html)],
    messageId: `<${id}@${address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function rawPart(contentType: string, content: string) {
  const head = [`Content-Type: ${contentType}; charset=us-ascii`, 'Content-Transfer-Encoding: 7bit', '', ''];
  return { contentType, raw: head.join('\r\n') + content.replaceAll('\n', '\r\n') };
}
