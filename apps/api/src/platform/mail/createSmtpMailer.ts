import type { Transporter } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { mailMessage } from './mailMessage.ts';

const timeoutMs = 10_000;

/** Sends by SMTP. `url` is smtp:// or smtps://, with user name and password if the server requires them. */
export function createSmtpMailer(url: string, from: string): Mailer {
  let transport: Transporter | undefined;
  return {
    async send(mail) {
      // Loaded with the first mail, so that the server starts faster.
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: 2 * timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail(mailMessage(mail, from));
    },
    close: () => transport?.close(),
  };
}
